from genmedia import AuthenticatedClient, models
from genmedia.api.tasks import get_task_creations
from genmedia.api.video import create_text_2_video
from harness import run_steps


class Client:
    def __init__(self, url, key):
        self.client = AuthenticatedClient(base_url=url, token=key, prefix="Token")

    def create(self, step):
        body = getattr(models, step["variant"]).from_dict(step["body"])
        return create_text_2_video.sync(client=self.client, body=body).task_id

    def read(self, identifier):
        return get_task_creations.sync(identifier, client=self.client).state


run_steps(
    request=lambda step: getattr(models, step["variant"]).from_dict(step["body"]),
    task=lambda step: getattr(models, "Task" + step["body"]["state"].capitalize()).from_dict(step["body"]),
    client=Client,
)
