import type { EngineRequests } from '../protocol/requests.ts';

export type Answer<T> =
  | { readonly kind: 'answer'; readonly value: T }
  /** A newer request of the same kind superseded this one. */
  | { readonly kind: 'stale' }
  /** The request was stopped, or its worker took too long or failed. `message` is the reason for the user. */
  | { readonly kind: 'ended'; readonly message: string };

export type ClientState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'idle' }
  /**
   * `machine`: the worker describes or prepares the machine, which no one stops. `silence` is the message for the user if
   * the worker has made no progress for a while.
   */
  | { readonly kind: 'busy'; readonly task: 'analysis' | 'run' | 'machine'; readonly silence?: string }
  /** Ruby is loading for the open project; `share` from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  /** The user stopped a run, and its worker had to be ended. `message` is shown to the user. */
  | { readonly kind: 'stopped'; readonly message: string }
  | { readonly kind: 'restarted'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** A request. Its answer may be stale or never arrive. */
type Sent<Ask> = Ask extends (...parameters: infer Parameters) => Promise<infer Value>
  ? (...parameters: Parameters) => Promise<Answer<Value>>
  : never;

export type ClientRequests = { readonly [Name in keyof EngineRequests]: Sent<EngineRequests[Name]> };

/** The page's side of the worker. No call rejects, whatever happens to the worker. */
export interface EngineClient extends ClientRequests {
  /**
   * Stops the current task and waiting runs. A run ends after its current resource, or without any effect if that
   * resource takes too long. Any other task ends without any effect.
   */
  cancel(): Promise<void>;
  /** Waits longer for a worker that makes no progress. */
  wait(): void;
  /** Ends an idle worker to free its memory. The next request starts a new worker. */
  release(): void;
  /** Adds a listener for changes of state. Returns a function that removes the listener. */
  watch(listener: (state: ClientState) => void): () => void;
}
