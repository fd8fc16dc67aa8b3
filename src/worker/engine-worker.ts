import * as Comlink from 'comlink';
import { toWire, type EngineWire } from './analysis-wire.ts';
import { createEngine } from './engine.ts';
import type { ResultsMember } from './results-channel.ts';

let results: BroadcastChannel | undefined;

Comlink.expose({
  // A channel of workers reaches this origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  ...toWire(createEngine(undefined, (said) => results?.postMessage(said))),
  joinResults: (channel) => {
    results = new BroadcastChannel(channel);
  },
} satisfies EngineWire & ResultsMember);
