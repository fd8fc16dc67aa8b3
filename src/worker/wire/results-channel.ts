/**
 * Channel that sends the results of the last compilation and run from the engine's worker to the language service's
 * worker. It bypasses the page, which is busy with rendering. Each page has its own channel and sends the channel's
 * name to both workers.
 */
import type { Compiled, Outcomes } from '../../language-service/knowledge/last-results.ts';

export interface LastResults {
  readonly compiled?: Compiled;
  readonly outcomes?: Outcomes;
}

/** Interface to join the channel. The workers of the engine and of the language service both implement it. */
export interface ResultsMember {
  joinResults(channel: string): void;
}

export const resultsChannel = `results ${crypto.randomUUID()}`;
