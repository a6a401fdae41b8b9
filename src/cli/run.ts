/** Runs a script. What goes wrong is told as a sentence, without a stack, and fails the command. */
export async function runCommand(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
