import type { Questions } from '../protocol/questions.ts';

/** Result of a question to the worker. */
export type Answer<T> =
  | { readonly kind: 'answer'; readonly value: T }
  /** A newer question of the same kind superseded this one. */
  | { readonly kind: 'stale' }
  /** The worker was ended: it exceeded its time, or it crashed. `message` tells the user why. */
  | { readonly kind: 'ended'; readonly message: string };

export type ClientState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly task: 'analysis' | 'run' }
  /** Ruby is on its way for the project at hand; `share` from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'restarted'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** A question whose answer may be stale, or never come. */
type Asked<Ask> = Ask extends (...parameters: infer Parameters) => Promise<infer Value>
  ? (...parameters: Parameters) => Promise<Answer<Value>>
  : never;

export type ClientQuestions = { readonly [Name in keyof Questions]: Asked<Questions[Name]> };

/** The page's end of the worker: no call rejects, whatever happens to the worker. */
export interface EngineClient extends ClientQuestions {
  /** Asks the run under way to stop, or ends the shell's command under way, which then has done nothing. */
  cancel(): Promise<void>;
  /** Ends a worker that has nothing to do, and with it all memory that it holds; the next question starts another. */
  release(): void;
  /** Calls back on each change of state; returns what ends that. */
  watch(listener: (state: ClientState) => void): () => void;
}
