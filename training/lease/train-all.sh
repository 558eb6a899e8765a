#!/usr/bin/env bash
# Runs on the GPU machine, detached, from ~/work: the recogniser alone, then the corrector alone, each with its share of the minutes.
# usage: train-all.sh RECOGNISER_MINUTES CORRECTOR_MINUTES
export PYTHONUNBUFFERED=1
cd ~/work/code/handwriting || exit 1
python3 train_recogniser.py --data ~/work/data/recogniser --out ~/work/recogniser --minutes "$1" --eval-every 150 --state ~/work/recogniser/state.pt >> ~/work/recogniser.log 2>&1
cd ~/work/code/corrector || exit 1
python3 train.py --data ~/work/data/corrector --state ~/work/corrector-state --out ~/work/corrector --minutes "$2" --horizon "$2" >> ~/work/corrector.log 2>&1
touch ~/work/finished
