import type { Case, Cases } from './cases.js';

/** The generated documents that tools read. */
export type DocumentFile = 'openapi.json' | 'openapi-3.0.json';

/** Programs that a tool needs. `npm run matrix` skips the tools whose programs are missing, and says so. */
export type Program = 'npm' | 'python3' | 'go' | 'java' | 'mvn';

/** What generated code may lack. The guide explains each. */
export type Loss = 'Limits' | 'Rules that combine fields' | 'Unknown fields in requests are accepted';

/** A generator of code, how it is used, and what is expected of it. */
export interface Tool {
  id: string;
  /** Folder in the cache, if it shares one with others that are installed in the same way. Default: its `id`. */
  folder?: string;
  name: string;
  version: string;
  /** Language of the generated code. */
  language: 'TypeScript' | 'Python' | 'Go' | 'Java';
  /** What it generates, in a few words. */
  makes: string;
  needs: readonly Program[];
  /** The OpenAPI 3.1 document if the tool passes with it, otherwise the 3.0 one. */
  document: DocumentFile;
  /** Command lines as the guide has them, run by `sh` in a folder that contains the document. */
  install: readonly string[];
  /** Files of `programs/` that `generate` reads, such as a configuration. The guide prints them. */
  config?: readonly string[];
  /** Command lines as the guide has them. They write into the folder `genmedia`. */
  generate: readonly string[];
  /** Files of `programs/` that are copied for the checks, without their folders. */
  programs: readonly string[];
  /** More files for the checks, by name: code that contains the cases. */
  sources?: (cases: Cases) => Record<string, string>;
  /** Command lines that check what was generated. The last one prints a report, see report.ts. */
  check: readonly string[];
  /** For TypeScript: how a type is imported from the generated code, and named. */
  types?: { imports: string; typeOf: (one: Case) => string };
  /** Whether the generated code rejects values beyond the limits of the document. */
  validates: boolean;
  /** Whether it includes a client. */
  client: boolean;
  /** Where `Token ` and the key go, with code in backquotes. */
  token: string;
  /** What the generated code does not have of the document. */
  lost: readonly Loss[];
}

/** A linter of documents. It ends with an exit code other than 0 for an error. */
export interface Linter extends Pick<Tool, 'id' | 'name' | 'version' | 'needs' | 'install' | 'config'> {
  lint: readonly string[];
}
