import type { EngineRequests } from '../protocol/requests.ts';

export type Answer<T> =
  | { readonly kind: 'answer'; readonly value: T }
  /** A newer request of the same kind superseded this one. */
  | { readonly kind: 'stale' }
  /** The worker was ended because it exceeded its time or crashed. `message` is the reason for the user. */
  | { readonly kind: 'ended'; readonly message: string };

export type ClientState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly task: 'analysis' | 'run' }
  /** Ruby is loading for the open project; `share` from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'restarted'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** A request. Its answer may be stale or never arrive. */
type Sent<Ask> = Ask extends (...parameters: infer Parameters) => Promise<infer Value>
  ? (...parameters: Parameters) => Promise<Answer<Value>>
  : never;

export type ClientRequests = { readonly [Name in keyof EngineRequests]: Sent<EngineRequests[Name]> };

/** The page's side of the worker. No call rejects, whatever happens to the worker. */
export interface EngineClient extends ClientRequests {
  /** Stops the current run after its current resource. For a shell command, ends the command without any effect. */
  cancel(): Promise<void>;
  /** Ends an idle worker to free its memory. The next request starts a new worker. */
  release(): void;
  /** Adds a listener for changes of state. Returns a function that removes the listener. */
  watch(listener: (state: ClientState) => void): () => void;
}
