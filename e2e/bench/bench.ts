import type { Scratch } from './scratch.ts';

/** A benchmark, which prints each row as soon as it is measured. */
export type Bench = (scratch: Scratch) => void | Promise<void>;
