/** Whether a path begins with `~`, which a shell expands and nothing else. */
export const isHomePath = (path: string): boolean => /^~($|[\\/])/.test(path);

/** What to do about such a path, as a sentence. */
export const useHomedir = (path: string): string => {
  const rest = path.slice(2);
  return `~ is not expanded: use os.homedir()${rest && ` as in join(homedir(), ${JSON.stringify(rest)})`}.`;
};
