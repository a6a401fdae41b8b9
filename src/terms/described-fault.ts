/** A fault that a sandbox can be set to, as its controls and pages describe it. */
export interface DescribedFault {
  fault: string;
  /** What happens, in one sentence. */
  description: string;
  affects: string;
  parameters: readonly FaultField[];
}

/** A field of a fault. */
export interface FaultField {
  name: string;
  /** Completes the message "… must be". */
  mustBe: string;
  optional: boolean;
}
