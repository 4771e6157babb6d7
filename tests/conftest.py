"""Profiles for the laws: `quick` (the default) repeats itself exactly; `long` looks in new places each time.

pytest tests/laws --hypothesis-profile=long
"""

from hypothesis import HealthCheck, Phase, settings

#: A law plays whole matches from one seed: slow is no fault, and a smaller seed is not a simpler match.
settings.register_profile(
    "quick",
    max_examples=5,
    derandomize=True,
    database=None,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow,),
)
settings.register_profile("long", settings.get_profile("quick"), max_examples=300, derandomize=False)
settings.load_profile("quick")
