#!/usr/bin/env bash
# First command on a bare GPU machine: takes the data in, starts the trainings, stays until just before the command's limit.
# usage: begin.sh FOLDER_OF_DATA OUTPUT_FOLDER RECOGNISER_MINUTES CORRECTOR_MINUTES
set -e
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p ~/training/data
cp -r "$1"/* ~/training/data/
cp -r "$here/.." ~/training/code
setsid nohup bash ~/training/code/lease/train-all.sh "$3" "$4" > ~/training/train-all.log 2>&1 < /dev/null &
# The parts of real words are made in the first minute. Without them the run is not the one that was planned: it stops, and the commands that follow stop at once too.
for _ in $(seq 180); do [ -f ~/training/letters.pickle ] && break; grep -q Traceback ~/training/letters.log 2> /dev/null && break; sleep 1; done
if [ ! -f ~/training/letters.pickle ]; then tail -n 5 ~/training/letters.log; pkill python3; rm -rf ~/training/code; exit 1; fi
exec bash "$here/stay.sh" "$2" $((580 - SECONDS))
