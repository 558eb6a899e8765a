#!/usr/bin/env bash
# Every later command: keeps the machine while the trainings run and brings back the best so far.
# Stops at once, with an error, when no training is there: waiting on a bare machine is how a whole lease was lost, twice.
# usage: stay.sh OUTPUT_FOLDER SECONDS [FOLDER_OF_MORE_DATA]
if [ ! -d ~/training/code ]; then echo 'BARE MACHINE: nothing runs here; begin again with begin.sh'; exit 1; fi
[ -n "$3" ] && mkdir -p ~/training/data && cp -r "$3" ~/training/data/
end=$((SECONDS + $2))
while [ $SECONDS -lt $end ] && [ ! -f ~/training/finished ]; do
  sleep 5
  if ! pgrep -x python3 > /dev/null && [ ! -f ~/training/finished ]; then sleep 5; pgrep -x python3 > /dev/null || { echo 'NO TRAINING RUNS'; break; }; fi
done
names=$(cd ~/training && ls -d far sparse farther 2> /dev/null)
[ -f ~/training/letters.log ] && tail -n 3 ~/training/letters.log
for name in $names; do tail -n 12 ~/training/$name.log; done
[ -f ~/training/corrector.log ] && tail -n 12 ~/training/corrector.log
mkdir -p "$1/corrector"
for name in $names; do
  mkdir -p "$1/$name"
  cp ~/training/$name/best.pt ~/training/$name/latest.pt "$1/$name/"
done
(cd ~/training && tar czf "$1/logs.tgz" */results.json *.log)
ls ~/training/corrector/*.npz > /dev/null 2>&1 && cp ~/training/corrector/*.npz ~/training/corrector/results.json "$1/corrector/"
ls -la "$1"/*
exit 0
