#!/usr/bin/env bash
# Runs on the GPU machine, detached, from ~/training: the recogniser alone, then the corrector alone, each with its share of the minutes.
# usage: train-all.sh RECOGNISER_MINUTES CORRECTOR_MINUTES
export PYTHONUNBUFFERED=1
cd ~/training/code/handwriting || exit 1
python3 train_recogniser.py --data ~/training/data/recogniser --out ~/training/recogniser --minutes "$1" --eval-every 150 --state ~/training/recogniser/state.pt >> ~/training/recogniser.log 2>&1
cd ~/training/code/corrector || exit 1
python3 train.py --data ~/training/data/corrector --state ~/training/corrector-state --out ~/training/corrector --minutes "$2" --horizon "$2" >> ~/training/corrector.log 2>&1
touch ~/training/finished
