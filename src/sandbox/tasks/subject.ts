import { weightOf } from '../../shared/weight.js';

/** A subject as the sandbox stores it. Its fields are undocumented, so any object is accepted. */
export interface Subject {
  id: string;
  number: number;
  fields: object;
}

export const subjectLength = ({ fields }: Subject) => weightOf(fields);
