# Replays.
