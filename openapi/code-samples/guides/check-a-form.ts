import { preflightFile } from 'genmedia/preflight';

/** What to show next to a file input, and whether its file can be sent. */
export async function checkImage(file: File) {
  const findings = await preflightFile(file, {
    for: 'createImg2Video',
    field: 'images',
    name: file.name,
  });
  return {
    canSend: findings.every(({ severity }) => severity !== 'error'),
    messages: findings.map(({ message }) => message),
  };
}
