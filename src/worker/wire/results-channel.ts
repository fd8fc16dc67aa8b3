/**
 * How the language service learns what the last compile and run said: the engine's worker tells its worker, without a way through
 * the page, which has its frames to draw. Each page has a channel of its own, whose name both workers are told.
 */
import type { Compiled, Outcomes } from '../../language-service/knowledge/last-results.ts';

/** What is told: the part that is new. */
export interface LastResults {
  readonly compiled?: Compiled;
  readonly outcomes?: Outcomes;
}

/** What both workers expose beside their own interfaces. */
export interface ResultsMember {
  joinResults(channel: string): void;
}

/** The name of this page's channel. */
export const resultsChannel = `results ${crypto.randomUUID()}`;
