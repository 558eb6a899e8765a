#!/usr/bin/env bash
# Runs on the GPU machine, detached, from ~/training: three recognisers side by side (one leaves the GPU half idle), then the corrector alone, each with its share of the minutes.
# All three go on from start.pt, with other seeds and other strengths of change: they are for averaging. A recogniser that falls goes on from its last checkpoint with the minutes that are left.
# usage: train-all.sh RECOGNISER_MINUTES CORRECTOR_MINUTES
export PYTHONUNBUFFERED=1
cd ~/training/code/handwriting || exit 1
begin=$SECONDS
recogniser() { # NAME OPTIONS...
  name=$1; shift
  for try in 1 2 3; do
    left=$(python3 -c "print(max(0.0, $minutes - ($SECONDS - $begin) / 60))")
    [ "${left%.*}" -ge 2 ] || [ $try = 1 ] || break
    python3 train_recogniser.py --data ~/training/data/recogniser --out ~/training/$name --minutes "$left" --eval-every 150 --workers 4 --synthetic 250000 --recombined 80000 --misspelt 80000 --letters ~/training/letters.pickle --state ~/training/$name/state.pt "$@" >> ~/training/$name.log 2>&1 && break
  done
}
minutes=$1
if [ "${1%.*}" -ge 1 ]; then
  python3 misspell.py --data ~/training/data/recogniser --weights ~/training/data/recogniser/start.pt --out ~/training/letters.pickle > ~/training/letters.log 2>&1 &
  recogniser far --seed 22 --far 1.8 &
  sleep 1
  recogniser sparse --seed 23 --far 1.5 --drop 0.35 --decay 0.06 &
  sleep 1
  recogniser farther --seed 24 --far 2.3 --drop 0.3 &
  wait
fi
if [ "${2%.*}" -ge 1 ]; then
  cd ~/training/code/corrector || exit 1
  python3 train.py --data ~/training/data/corrector --state ~/training/corrector-state --out ~/training/corrector --minutes "$2" --horizon "$2" >> ~/training/corrector.log 2>&1
fi
touch ~/training/finished
