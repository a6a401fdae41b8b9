from genmedia import models
from harness import run_steps

run_steps(
    request=lambda step: getattr(models, step["schema"]).model_validate(step["body"]),
    task=lambda step: models.Task.model_validate(step["body"]),
)
