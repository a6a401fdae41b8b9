import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.TasksApi;
import org.openapitools.client.api.VideoApi;
import org.openapitools.client.auth.ApiKeyAuth;
import org.openapitools.client.model.Text2VideoRequest;

/** Prints the result of each step. */
public class Program {
  private static String id;

  public static void main(String[] args) throws Exception {
    List<Map<String, String>> results = new ArrayList<>();
    for (JsonElement step : JsonParser.parseString(Files.readString(Path.of("steps.json"))).getAsJsonArray()) {
      try {
        results.add(Map.of("value", run(step.getAsJsonObject())));
      } catch (InvocationTargetException error) {
        results.add(Map.of("error", String.valueOf(error.getCause())));
      }
    }
    System.out.println(new Gson().toJson(results));
  }

  private static String run(JsonObject step) throws Exception {
    switch (step.get("kind").getAsString()) {
      case "create":
        Text2VideoRequest request = Text2VideoRequest.fromJson(step.get("body").toString());
        return id = new VideoApi(client(step)).createText2Video(request).getTaskId();
      case "read":
        String task = new TasksApi(client(step)).getTaskCreations(id).toJson();
        return JsonParser.parseString(task).getAsJsonObject().get("state").getAsString();
      default:
        Class<?> type = Class.forName("org.openapitools.client.model." + step.get("schema").getAsString());
        Object read = type.getMethod("fromJson", String.class).invoke(null, step.get("body").toString());
        return String.valueOf(type.getMethod("toJson").invoke(read));
    }
  }

  private static ApiClient client(JsonObject step) {
    ApiClient client = new ApiClient();
    client.setBasePath(step.get("url").getAsString());
    ApiKeyAuth auth = (ApiKeyAuth) client.getAuthentication("ApiKey");
    auth.setApiKeyPrefix("Token");
    auth.setApiKey(step.get("key").getAsString());
    return client;
  }
}
