/** What the content of a file says about it. What is unknown is left out. */
export interface MediaFacts {
  /** Name of its format, such as `png`. */
  format?: string | undefined;
  /** A format to convert it to, if no request accepts its own. */
  convertTo?: string | undefined;
  /** Size of the file. */
  bytes?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Pixels as a player displays them, if they differ: it may turn the picture, or stretch it. */
  displayed?: { width: number; height: number } | undefined;
  /** Duration. */
  seconds?: number | undefined;
  /** Whether the duration follows from a number of samples, so that all who measure it find the same. */
  isExact?: boolean | undefined;
  /** Duration in its shortest reading: without what encoders add, and without sound after the last picture. */
  shortestSeconds?: number | undefined;
  /**
   * Whether it stands for a file that has other bytes: only its kind, the ratio of its sides and its duration are those of that
   * file.
   */
  isPlaceholder?: boolean | undefined;
  /** Why the content cannot be used as it is. */
  problem?: ContentProblem | undefined;
  /** What the source threw before everything was measured. */
  interruption?: unknown;
}

export type ContentProblem =
  /** There are no bytes. */
  | 'empty'
  /** It is not a known format. */
  | 'unknown'
  /** It begins as its format does, and then has nothing that a decoder could read. */
  | 'broken'
  /** It ends before its content does. */
  | 'incomplete'
  /** Measuring it takes too long, as a real file does not. */
  | 'limit';
