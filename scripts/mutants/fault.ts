export type Area = 'engine' | 'worker' | 'store' | 'panels' | 'lessons' | 'machine';

/** A realistic fault: a change of one place in the code that compiles, and that a user would notice. */
export interface Fault {
  /** Id of the form `AREA-PART-MISTAKE`. */
  readonly id: string;
  readonly area: Area;
  /** Sentence that describes the effect for a user. */
  readonly effect: string;
  /** Path of the file to change, from the root of the repository. */
  readonly file: string;
  /** Code to replace. It occurs exactly once in the file. */
  readonly find: string;
  readonly replacement: string;
}
