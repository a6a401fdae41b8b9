import { weightOf } from '../../shared/weight.js';

/** A subject as the sandbox stores it. Its fields are undocumented, so any object is accepted. */
export interface StoredSubject {
  id: string;
  number: number;
  fields: object;
}

export const subjectLength = ({ fields }: StoredSubject) => weightOf(fields);
