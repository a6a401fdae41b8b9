from genmedia import AuthenticatedClient, models
from genmedia.api.tasks import get_task_creations
from genmedia.api.video import create_text_2_video
from harness import report


class Client:
    def __init__(self, url, key):
        self.client = AuthenticatedClient(base_url=url, token=key, prefix="Token")

    def create(self, example):
        body = getattr(models, example["variant"]).from_dict(example["body"])
        return create_text_2_video.sync(client=self.client, body=body).task_id

    def read(self, identifier):
        return get_task_creations.sync(identifier, client=self.client).state


report(
    parse=lambda one: getattr(models, one["variant"]).from_dict(one["body"]),
    parse_task=lambda body: getattr(models, "Task" + body["state"].capitalize()).from_dict(body),
    client=Client,
    validates=False,
)
