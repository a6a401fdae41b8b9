/** Tells when there is news of tasks, as the handler of `genmedia/callbacks` does. */
export interface CallbackSource {
  /**
   * Calls back with the state that a task is told to be in, until the function that it gives is called. News that came
   * before are told too. They are a hint to look: what is in them is not taken for true.
   */
  listen(taskId: string, onNews: (state: string) => void): () => void;
}
