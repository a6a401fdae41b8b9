import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.TasksApi;
import org.openapitools.client.api.VideoApi;
import org.openapitools.client.auth.ApiKeyAuth;
import org.openapitools.client.model.Task;
import org.openapitools.client.model.Text2VideoRequest;

/** Prints what the generated code accepts. */
public class Program {
  public static void main(String[] args) throws Exception {
    JsonObject cases = JsonParser.parseString(Files.readString(Path.of("cases.json"))).getAsJsonObject();
    Map<String, Object> report = new LinkedHashMap<>();
    report.put("examples", failures(cases, "examples"));
    report.put("unknown", accepted(cases, "unknown"));
    report.put("tasks", failures(cases, "tasks"));
    report.put("created", create(cases.getAsJsonObject("create")));
    System.out.println(new Gson().toJson(report));
  }

  private static Map<String, String> failures(JsonObject cases, String kind) throws Exception {
    Map<String, String> failed = new LinkedHashMap<>();
    for (JsonElement element : cases.getAsJsonArray(kind)) {
      JsonObject one = element.getAsJsonObject();
      // A request of which the document names no field is a map.
      if (one.has("isFreeForm") && one.get("isFreeForm").getAsBoolean()) continue;
      Class<?> type = Class.forName("org.openapitools.client.model." + one.get("schema").getAsString());
      try {
        Object read = type.getMethod("fromJson", String.class).invoke(null, one.get("body").toString());
        type.getMethod("toJson").invoke(read);
      } catch (InvocationTargetException error) {
        failed.put(nameOf(one), String.valueOf(error.getCause()));
      }
    }
    return failed;
  }

  private static List<String> accepted(JsonObject cases, String kind) throws Exception {
    Map<String, String> rejected = failures(cases, kind);
    List<String> names = new ArrayList<>();
    for (JsonElement one : cases.getAsJsonArray(kind)) names.add(nameOf(one.getAsJsonObject()));
    names.removeAll(rejected.keySet());
    return names;
  }

  private static String nameOf(JsonObject one) {
    String operation = one.has("operationId") ? one.get("operationId").getAsString() : "";
    return operation + " " + one.get("name").getAsString();
  }

  private static Map<String, String> create(JsonObject example) throws Exception {
    ApiClient now = client(System.getenv("GENMEDIA_URL"));
    Text2VideoRequest request = Text2VideoRequest.fromJson(example.get("body").toString());
    String id = new VideoApi(now).createText2Video(request).getTaskId();
    return Map.of("id", id, "state", state(now, id), "end", state(client(System.getenv("GENMEDIA_LATER_URL")), id));
  }

  private static ApiClient client(String url) {
    ApiClient client = new ApiClient();
    client.setBasePath(url);
    ApiKeyAuth auth = (ApiKeyAuth) client.getAuthentication("ApiKey");
    auth.setApiKeyPrefix("Token");
    auth.setApiKey(System.getenv("GENMEDIA_API_KEY"));
    return client;
  }

  private static String state(ApiClient client, String id) throws Exception {
    Task task = new TasksApi(client).getTaskCreations(id);
    return JsonParser.parseString(task.toJson()).getAsJsonObject().get("state").getAsString();
  }
}
