"""Sizes shared by the cutter (which needs OpenCV) and the trainers (which must not)."""
HEIGHT = 64   # rows the recogniser sees
CONTEXT = 16  # rows kept above and below in training strips, so that the window can be jittered
