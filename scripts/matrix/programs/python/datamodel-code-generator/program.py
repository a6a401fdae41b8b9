from genmedia import models
from harness import report

report(
    parse=lambda one: getattr(models, one["schema"]).model_validate(one["body"]),
    parse_task=lambda body: models.Task.model_validate(body),
)
