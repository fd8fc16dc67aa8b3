import * as Comlink from 'comlink';
import type { EngineWorkerApi, RubyState } from '../protocol/engine-api.ts';
import type { KeysApi } from '../protocol/keys.ts';
import type { NodesApi } from '../protocol/nodes/nodes.ts';
import { callByName } from '../protocol/requests.ts';
import { fromWire } from '../worker/wire/analysis-wire.ts';
import { withGivenKeys } from './given-keys.ts';
import { linkWorker } from '../worker/wire/link-worker.ts';
import { toRequests, type ExposedEngine } from '../worker/wire/request-wire.ts';
import { resultsChannel } from '../worker/wire/results-channel.ts';

export interface EngineConnection {
  readonly api: EngineWorkerApi;
  /** Resolves with a reason when the worker crashes or cannot be loaded; never otherwise. */
  readonly crashed: Promise<string>;
  /** Ends the worker at once, even if it is busy. */
  end(): void;
}

/** A worker that compiles nodes, one at a time. */
export interface NodesConnection extends Pick<EngineConnection, 'crashed' | 'end'> {
  readonly api: NodesApi;
  /** Sets the listener for the state of Ruby. It replaces the previous listener. */
  onRuby(listener: (state: RubyState) => void): void;
}

function startWorker() {
  const worker = new Worker(new URL('../worker/engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  const { remote, crashed, end } = linkWorker<ExposedEngine & NodesApi & KeysApi>(worker, 'engine');
  const forget = withGivenKeys({ useKeys: (pems) => remote.useKeys(pems) });
  return {
    remote,
    crashed,
    end: () => {
      forget();
      end();
    },
  };
}

export function connectNodes(): NodesConnection {
  const { remote, crashed, end } = startWorker();
  let report: (state: RubyState) => void = () => {};
  void remote.watchRuby(Comlink.proxy((state) => report(state)));
  return {
    crashed,
    end,
    onRuby: (listener) => {
      report = listener;
    },
    api: {
      keepFiles: (files) => remote.keepFiles(files),
      namedNodes: (version) => remote.namedNodes(version),
      prepare: (version, platform) => remote.prepare(version, platform),
      compileNode: (request) => remote.compileNode(request),
      compareNode: (request) => remote.compareNode(request),
      migrateNode: (request) => remote.migrateNode(request),
      viewMigration: (files, total) => remote.viewMigration(files, total),
      readFacts: (text, flat) => remote.readFacts(text, flat),
    },
  };
}

export function connectWorker(): EngineConnection {
  const { remote, crashed, end } = startWorker();
  void remote.joinResults(resultsChannel);
  const requests = toRequests((name, parameters) =>
    // A function cannot be copied to the worker, so the worker calls the listener through Comlink.
    callByName(
      remote,
      name,
      parameters.map((each) => (typeof each === 'function' ? Comlink.proxy(each) : each)),
    ),
  );
  return {
    crashed,
    end,
    api: {
      ...requests,
      ...fromWire(requests),
      cancel: () => remote.cancel(),
      watchRuby: (listener) => remote.watchRuby(Comlink.proxy(listener)),
      ping: () => remote.ping(),
    },
  };
}
