/** What an answer can call the identifier of its task. Which create uses which is not shown for all of them. */
interface Identified {
  task_id?: unknown;
  id?: unknown;
  sub_task_id?: unknown;
  compose_sub_task_id?: unknown;
}

/** The identifier of the task that an answer is about. A part of a film comes before the film. */
export function taskIdOf({ compose_sub_task_id, sub_task_id, task_id, id }: Identified): string | undefined {
  const isId = (one: unknown): one is string => typeof one === 'string' && !!one;
  return [compose_sub_task_id, sub_task_id, task_id, id].find(isId);
}
