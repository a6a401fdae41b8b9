/** What to type to start this program again. npx and the scripts of npm find it in a project, which a shell does not. */
export const ownName = (): string => (process.env.npm_command === undefined ? 'genmedia' : 'npx genmedia');
