/**
 * Channel for the results of the last compile and run, from the engine's worker to the language service's worker; it
 * bypasses the page, which is busy with rendering. Each page has its own channel, and sends the name to both workers.
 */
import type { Compiled, Outcomes } from '../../language-service/knowledge/last-results.ts';

/** New results of a compile or a run. */
export interface LastResults {
  readonly compiled?: Compiled;
  readonly outcomes?: Outcomes;
}

/** Members that both workers expose in addition to their own interfaces. */
export interface ResultsMember {
  joinResults(channel: string): void;
}

/** The name of this page's channel. */
export const resultsChannel = `results ${crypto.randomUUID()}`;
