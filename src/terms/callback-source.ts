/** Reports updates of tasks, as the handler of `genmedia/callbacks` does. */
export interface CallbackSource {
  /**
   * Calls back with each reported state of a task, earlier ones included, until the returned function is called. An update
   * is only a hint to poll: its content is not trusted.
   */
  listen(taskId: string, onUpdate: (state: string) => void): () => void;
}
