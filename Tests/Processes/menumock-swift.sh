#!/bin/sh
# A stand-in for menumock-swift: runs the commands in the file that has its name and ends in ".commands".
. "$0.commands"
