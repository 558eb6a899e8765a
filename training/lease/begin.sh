#!/usr/bin/env bash
# First command on a bare GPU machine: takes the data in, starts the trainings, stays until just before the command's limit.
# usage: begin.sh FOLDER_OF_DATA OUTPUT_FOLDER RECOGNISER_MINUTES CORRECTOR_MINUTES
set -e
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p ~/training/data
cp -r "$1"/* ~/training/data/
cp -r "$here/.." ~/training/code
setsid nohup bash ~/training/code/lease/train-all.sh "$3" "$4" > ~/training/train-all.log 2>&1 < /dev/null &
sleep 2
exec bash "$here/stay.sh" "$2" 580
