/** Faults that no test can catch, each with the reason. `what` is a part of the line that the report prints. */
export const survivors: readonly { what: string; reason: string }[] = [];
