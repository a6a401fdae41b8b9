import { environmentLines, javascript } from './javascript.js';
import { maxLineWidth, toLiteral } from './literal.js';
import { pathOf, type SampleRequest, variableNames } from './request.js';

/** A module of JavaScript that sends a request with `fetch` of the platform, for Node and others that have `process.env`. */
export function fetchOf(request: SampleRequest): string {
  const { method, body, variables } = request;
  const authorization = `Authorization: \`Token \${GENMEDIA_API_KEY}\``;
  const headers = body
    ? ['  headers: {', `    ${authorization},`, "    'Content-Type': 'application/json',", '  },']
    : [`  headers: { ${authorization} },`];
  return [
    ...environmentLines(['GENMEDIA_BASE_URL', 'GENMEDIA_API_KEY', ...variableNames(request)]),
    ...urlLines(pathOf(request, (name) => `\${${name}}`)),
    'const response = await fetch(url, {',
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...headers,
    ...(body ? [`  body: JSON.stringify(${toLiteral(body, { syntax: javascript, variables, indent: '  ' })}),`] : []),
    '  signal: AbortSignal.timeout(60_000),',
    '});',
    'if (!response.ok) {',
    `  throw new Error(\`\${response.status} \${await response.text()}\`);`,
    '}',
    'console.log(response.status, await response.json());',
    '',
  ].join('\n');
}

/** The path is in a line of its own if it is long. */
function urlLines(path: string): string[] {
  const line = `const url = \`\${GENMEDIA_BASE_URL}${path}\`;`;
  if (line.length <= maxLineWidth) return [line];
  return [`const path = \`${path}\`;`, `const url = \`\${GENMEDIA_BASE_URL}\${path}\`;`];
}
