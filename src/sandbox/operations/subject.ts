import { weightOf } from '../storage/weight.js';

/** A subject as the sandbox keeps it. Its fields are not shown, so it is whatever object was sent. */
export interface Subject {
  id: string;
  number: number;
  fields: object;
}

export const subjectLength = ({ fields }: Subject) => weightOf(fields);
