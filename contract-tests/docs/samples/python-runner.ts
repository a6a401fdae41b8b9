/**
 * A program for Python that runs others in one process, one after the other; with the argument `compile` it only compiles
 * them. It reads `[{ file, environment }]` and prints for each what it printed, or why it failed.
 */
export const pythonRunner = `import contextlib
import io
import json
import os
import runpy
import sys


def run(file, environment):
    with open(file, encoding="utf-8") as source:
        compile(source.read(), file, "exec")
    if "compile" in sys.argv:
        return ""
    os.environ.update(environment)
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        runpy.run_path(file, run_name="__main__")
    return printed.getvalue()


results = []
for program in json.load(sys.stdin):
    try:
        results.append({"output": run(**program)})
    except (Exception, SystemExit) as error:
        results.append({"error": f"{type(error).__name__}: {error}"})
print(json.dumps(results))
`;
