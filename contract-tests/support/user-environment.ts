/**
 * The environment variables of the person who runs the tests. Those of a test lead to a home of the run (`own-home.ts`), so
 * this is for what `npm run test:on-demand` downloads only: it keeps it for the next run, and may need a registry of theirs.
 */
export function userEnvironment(): NodeJS.ProcessEnv {
  const { TEST_USER_ENVIRONMENT, TEST_RUN_FOLDER: _, ...env } = process.env;
  const replaced: Record<string, string | null> = JSON.parse(TEST_USER_ENVIRONMENT ?? '{}');
  for (const [name, value] of Object.entries(replaced)) {
    if (value === null) delete env[name];
    else env[name] = value;
  }
  return env;
}
