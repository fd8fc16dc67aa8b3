import type { Scratch } from './scratch.ts';

/** One benchmark; prints its rows as soon as they are known. */
export type Bench = (scratch: Scratch) => void | Promise<void>;
