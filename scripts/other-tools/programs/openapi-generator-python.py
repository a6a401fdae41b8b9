import genmedia
from genmedia.api.tasks_api import TasksApi
from genmedia.api.video_api import VideoApi
from harness import run_steps


class Client:
    def __init__(self, url, key):
        configuration = genmedia.Configuration(
            host=url, api_key={"ApiKey": key}, api_key_prefix={"ApiKey": "Token"}
        )
        api_client = genmedia.ApiClient(configuration)
        self.video = VideoApi(api_client)
        self.tasks = TasksApi(api_client)

    def create(self, step):
        request = genmedia.Text2VideoRequest.from_dict(step["body"])
        return self.video.create_text2_video(request).task_id

    def read(self, identifier):
        return self.tasks.get_task_creations(identifier).actual_instance.state


run_steps(
    request=lambda step: getattr(genmedia, step["schema"]).from_dict(step["body"]),
    task=lambda step: genmedia.Task.from_dict(step["body"]),
    client=Client,
)
