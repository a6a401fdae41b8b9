/** A task by its identifier, or anything that carries it, such as what `create` gives. */
export type TaskReference = string | { readonly id: string };

/** The identifier as a call takes it: for the path, and for its errors. */
export function taskIdOf(task: TaskReference): { id: string; taskId: string } {
  const id = typeof task === 'object' ? task?.id : task;
  return { id, taskId: id };
}
