#!/usr/bin/env bash
# Runs on the GPU machine, detached, from ~/training: the recogniser alone, then the corrector alone, each with its share of the minutes.
# A recogniser that falls goes on from its last checkpoint with the minutes that are left.
# usage: train-all.sh RECOGNISER_MINUTES CORRECTOR_MINUTES
export PYTHONUNBUFFERED=1
cd ~/training/code/handwriting || exit 1
begin=$SECONDS
for try in 1 2 3; do
  left=$(python3 -c "print(max(0.0, $1 - ($SECONDS - $begin) / 60))")
  [ "${left%.*}" -ge 2 ] || [ $try = 1 ] || break
  python3 train_recogniser.py --data ~/training/data/recogniser --out ~/training/recogniser --minutes "$left" --eval-every 150 --state ~/training/recogniser/state.pt >> ~/training/recogniser.log 2>&1 && break
done
cd ~/training/code/corrector || exit 1
python3 train.py --data ~/training/data/corrector --state ~/training/corrector-state --out ~/training/corrector --minutes "$2" --horizon "$2" >> ~/training/corrector.log 2>&1
touch ~/training/finished
