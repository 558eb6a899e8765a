#!/usr/bin/env bash
# Every later command: keeps the machine while the trainings run and brings back the best so far.
# Stops at once, with an error, when no training is there: waiting on a bare machine is how a whole lease was lost, twice.
# usage: stay.sh OUTPUT_FOLDER SECONDS [FOLDER_OF_MORE_DATA]
if [ ! -d ~/work/code ]; then echo 'BARE MACHINE: nothing runs here; begin again with begin.sh'; exit 1; fi
[ -n "$3" ] && mkdir -p ~/work/data && cp -r "$3" ~/work/data/
end=$((SECONDS + $2))
while [ $SECONDS -lt $end ] && [ ! -f ~/work/finished ]; do
  sleep 5
  if ! pgrep -x python3 > /dev/null && [ ! -f ~/work/finished ]; then sleep 5; pgrep -x python3 > /dev/null || { echo 'NO TRAINING RUNS'; break; }; fi
done
tail -n 15 ~/work/recogniser.log
[ -f ~/work/corrector.log ] && tail -n 12 ~/work/corrector.log
mkdir -p "$1/recogniser" "$1/corrector"
cp ~/work/recogniser/results.json ~/work/recogniser.log "$1/recogniser/" 2> /dev/null
[ -f ~/work/recogniser/recogniser.pt ] && split -b 14M ~/work/recogniser/recogniser.pt "$1/recogniser/recogniser.pt."
ls ~/work/corrector/*.npz > /dev/null 2>&1 && cp ~/work/corrector/*.npz ~/work/corrector/results.json "$1/corrector/"
ls -la "$1"/*
exit 0
