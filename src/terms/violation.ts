/** One rule that a body breaks. */
export interface Violation {
  /** JSON Pointer to the wrong value, such as `/images/0`; empty for the body itself. */
  path: string;
  /** Keyword of the rule that was broken: `required`, `maxLength`, `enum`, … */
  rule: string;
  /** What is allowed there: a limit, the values, or the names of the fields. */
  allowed?: unknown;
  /** The violation as a sentence. */
  message: string;
}
