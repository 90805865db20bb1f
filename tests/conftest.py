"""What all tests share: how many examples, and seeded walks through a game."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("full", deadline=None, max_examples=8, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("few", settings.get_profile("full"), max_examples=2)
settings.load_profile(os.environ.get("GREENPAW_EXAMPLES", "full"))
