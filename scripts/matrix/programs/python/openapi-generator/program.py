import genmedia
from genmedia.api.tasks_api import TasksApi
from genmedia.api.video_api import VideoApi
from harness import report


class Client:
    def __init__(self, url, key):
        configuration = genmedia.Configuration(
            host=url, api_key={"ApiKey": key}, api_key_prefix={"ApiKey": "Token"}
        )
        api_client = genmedia.ApiClient(configuration)
        self.video = VideoApi(api_client)
        self.tasks = TasksApi(api_client)

    def create(self, example):
        request = genmedia.Text2VideoRequest.from_dict(example["body"])
        return self.video.create_text2_video(request).task_id

    def read(self, identifier):
        return self.tasks.get_task_creations(identifier).actual_instance.state


def parse(one):
    # A request of which the document names no field is a dictionary.
    if not one["isFreeForm"]:
        getattr(genmedia, one["schema"]).from_dict(one["body"])


report(
    parse=parse,
    parse_task=lambda body: genmedia.Task.from_dict(body),
    client=Client,
)
