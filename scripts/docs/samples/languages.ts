import { curlOf } from './curl.js';
import { fetchOf } from './fetch.js';
import { goOf } from './go.js';
import { pythonOf } from './python.js';
import type { SampleRequest } from './request.js';
import { type PackageCall, typescriptOf } from './typescript.js';

/** Code that sends a request. */
export interface Sample {
  /** Grammar of its colours. */
  language: 'sh' | 'ts' | 'js' | 'py' | 'go';
  label: 'curl' | 'TypeScript' | 'fetch' | 'Python' | 'Go';
  code: string;
}

/** A request as code, in every language. All of it reads URL, key and variables from the environment, and sends once. */
export const inLanguages = (request: SampleRequest, call: PackageCall): Sample[] => [
  { language: 'ts', label: 'TypeScript', code: typescriptOf(request, call) },
  { language: 'sh', label: 'curl', code: `${curlOf(request)}\n` },
  { language: 'js', label: 'fetch', code: fetchOf(request) },
  { language: 'py', label: 'Python', code: pythonOf(request) },
  { language: 'go', label: 'Go', code: goOf(request) },
];
