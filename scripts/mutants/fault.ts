export type Area = 'engine' | 'worker' | 'store' | 'panels' | 'lessons' | 'machine';

/** A realistic slip: a change of one place in the code that compiles, and that a user notices. */
export interface Fault {
  /** `AREA-PART-SLIP`. */
  readonly id: string;
  readonly area: Area;
  /** One sentence: the effect for a user. */
  readonly effect: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replacement: string;
}
