import type { Scratch } from './scratch.ts';

/** One thing that is measured; it prints its rows as it finds them. */
export type Bench = (scratch: Scratch) => void | Promise<void>;
