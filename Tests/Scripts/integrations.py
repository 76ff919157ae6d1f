#!/usr/bin/env python3
"""Runs menumock with GNU parallel, Ninja, and Spark on this machine. All pictures must equal those of `render`, byte
for byte.
"""
import argparse
import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from frame import Program
from processes import ROOT, SAMPLES, digest, pictures_in
from tally import Tally

# Spark sends each partition of the requests through a separate worker.
SPARK = """
import sys
from pyspark import SparkConf, SparkContext

program, requests, answers = sys.argv[1:]
conf = SparkConf().setMaster("local[2]").setAppName("menumock").set("spark.ui.enabled", "false")
context = SparkContext(conf=conf)
context.setLogLevel("ERROR")
lines = context.textFile(requests, 4).pipe(program + " worker", checkCode=True)
with open(answers, "w") as file:
    for line in lines.filter(lambda line: line != '{"ready":true}').collect():
        file.write(line + "\\n")
context.stop()
"""



def requests_for(folder, form):
    """A request per sample, and the pictures that `render` writes."""
    lines = [json.dumps({"id": sample.stem, "path": str(sample), "format": form}) for sample in sorted(SAMPLES.glob("*.json"))]
    file = folder / f"requests-{form}.jsonl"
    file.write_text("\n".join(lines) + "\n")
    return file


def compare(tally, name, answers, pictures):
    """Whether answers with embedded pictures are exactly the pictures of a folder."""
    found = {}
    for line in answers.splitlines():
        answer = json.loads(line)
        if answer != {"ready": True}:
            found[answer["id"]] = digest(base64.b64decode(answer.get("data", "")))
    expected = {file.stem: digest(file.read_bytes()) for file in pictures.iterdir()}
    different = [key for key in expected if found.get(key) != expected[key]]
    tally.check(f"{name}: {len(expected)} pictures are those of render",
                not different and len(found) == len(expected) > 50, f"{len(found)} answers, different: {different}")


def check_parallel(program, tally, folder, pictures):
    """Requests in parts through eight workers, then one process per document."""
    requests = requests_for(folder, "png")
    run = subprocess.run(
        ["parallel", "--will-cite", "--pipe", "--jobs", "8", "-N", "5", f"{program.path} worker"],
        stdin=open(requests, "rb"), capture_output=True, timeout=600)
    tally.equal(f"parallel --pipe: {run.stderr.decode()[-300:]}", run.returncode, 0)
    compare(tally, "parallel --pipe", run.stdout, pictures)
    run = subprocess.run(
        ["parallel", "--will-cite", "--pipe", "--jobs", "8", "--round-robin", "--block", "2k", f"{program.path} worker"],
        stdin=open(requests, "rb"), capture_output=True, timeout=600)
    compare(tally, "parallel --round-robin", run.stdout, pictures)
    out = folder / "parallel"
    out.mkdir()
    run = subprocess.run(
        ["parallel", "--will-cite", "--jobs", "8", program.path, "render", "{}", "-o", f"{out}/{{/.}}.png", ":::",
         *sorted(map(str, SAMPLES.glob("*.json")))], capture_output=True, timeout=600)
    tally.equal("parallel: a process each", run.returncode, 0)
    tally.check("parallel: pictures of processes are those of a folder", digests(out) == digests(pictures))


def check_shards(program, tally, folder):
    """Shards of a set run by GNU parallel, as on a matrix of machines or a Slurm array, and merged."""
    manifest = ROOT / "Samples" / "Sets" / "documentation.json"
    whole = folder / "whole"
    program.run("batch", manifest, "-o", whole, "--results", folder / "whole.jsonl")
    out = folder / "shards"
    run = subprocess.run(
        ["parallel", "--will-cite", "--jobs", "4", program.path, "batch", str(manifest), "-o", f"{out}-{{}}", "--shard",
         "{}/4", "--results", f"{folder}/shard-{{}}.jsonl", ":::", "1", "2", "3", "4"], capture_output=True, timeout=600)
    tally.equal(f"four shards: {run.stderr.decode()[-300:]}", run.returncode, 0)
    run = program.run("merge", *[folder / f"shard-{number}.jsonl" for number in range(1, 5)], "--manifest", manifest)
    tally.equal(f"four shards are joined: {run.stderr.decode()}", run.returncode, 0)
    pixels = [[json.loads(line)["pixels"] for line in text.splitlines()]
              for text in ((folder / "whole.jsonl").read_text(), run.stdout.decode())]
    tally.check("four shards are the whole set, in its order", pixels[0] == pixels[1] and pixels[0])
    joined = {}
    for number in range(1, 5):
        joined |= pictures_of(pathlib.Path(f"{out}-{number}"))
    tally.check("four shards draw the same files", joined == pictures_of(whole))


def pictures_of(folder):
    """The pictures below a folder, without other outputs of a run."""
    found = pictures_in(folder) if folder.exists() else {}
    return {name: value[0] for name, value in found.items() if not name.endswith((".jsonl", ".d"))}


def digests(folder):
    return {file.name: digest(file.read_bytes()) for file in sorted(folder.iterdir())}


def check_ninja(program, tally, folder):
    """The sample's build renders a set again if an input changed, and otherwise does nothing."""
    place = folder / "ninja"
    shutil.copytree(SAMPLES, place / "Samples")
    drawn = place / "out" / "documentation"
    # The sample finds the program by its name.
    (place / "bin").mkdir()
    (place / "bin" / "menumock").symlink_to(program.path)
    environment = {**os.environ, "PATH": f"{place / 'bin'}:{os.environ['PATH']}"}

    def ninja():
        run = subprocess.run(
            ["ninja", "-f", "Samples/build.ninja"], cwd=place, capture_output=True, timeout=300, env=environment)
        tally.equal(f"ninja: {run.stdout.decode()[-300:]}", run.returncode, 0)
        return b"no work to do" not in run.stdout

    tally.equal("ninja builds", ninja(), True)
    program.run("batch", place / "Samples" / "Sets" / "documentation.json", "-o", folder / "ninja-alone")
    tally.check("ninja's pictures are those of batch", pictures_of(drawn) == pictures_of(folder / "ninja-alone"))
    tally.equal("ninja has nothing to do", ninja(), False)
    for name, change in (("toggle.json", lambda text: json.dumps({**json.loads(text), "tint": "#FF0000"})),
                         ("Sets/strings/ja.json", lambda text: text + " "),
                         ("Sets/documentation.json", lambda text: text + "\n")):
        file = place / "Samples" / name
        before = pictures_of(drawn)
        # Ninja compares modification times, which may be too coarse for a test.
        time.sleep(1.1)
        file.write_text(change(file.read_text()))
        tally.equal(f"ninja builds after a change of {name}", ninja(), True)
        tally.equal(f"a change of {name} shows", pictures_of(drawn) != before, name == "toggle.json")
        tally.equal(f"ninja has nothing to do after {name}", ninja(), False)


def check_spark(program, tally, folder, pictures, python):
    """`rdd.pipe` sends each partition through a worker."""
    requests, answers, script = requests_for(folder, "png"), folder / "spark.jsonl", folder / "pipe.py"
    script.write_text(SPARK)
    environment = {**os.environ, "PYSPARK_PYTHON": python, "SPARK_LOCAL_IP": "127.0.0.1"}
    run = subprocess.run([python, script, program.path, requests, answers], capture_output=True, timeout=600, env=environment)
    if tally.equal(f"Spark: {run.stderr.decode()[-600:]}", run.returncode, 0):
        compare(tally, "Spark", answers.read_bytes(), pictures)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True, help="the menumock executable")
    parser.add_argument("--spark", help="a Python that has PySpark; without it, Spark is not tested")
    options = parser.parse_args()
    program = Program(options.program)
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="menumock-integrations-") as name:
        folder = pathlib.Path(name).resolve()
        pictures = folder / "rendered"
        program.run("render", SAMPLES, "-o", pictures)
        check_parallel(program, tally, folder, pictures)
        check_shards(program, tally, folder)
        check_ninja(program, tally, folder)
        if options.spark:
            check_spark(program, tally, folder, pictures, str(pathlib.Path(options.spark).absolute()))
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
