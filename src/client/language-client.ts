/**
 * The page's side of the language service. The service has its own worker, so that completion never waits for a
 * compilation or a run. Each request first sends the changes of the project. A worker that crashes or makes no progress
 * is ended, and the next request starts a new worker.
 */
import * as Comlink from 'comlink';
import type { LanguageApi, LanguageChange, LanguageClient } from '../protocol/language-api.ts';
import type { KeptFiles, NodeDescription, ProjectFiles } from '../protocol/project/project.ts';
import type { ReleaseId } from '../protocol/project/releases.ts';
import { filesChange } from '../worker/wire/files-change.ts';
import { linkWorker } from '../worker/wire/link-worker.ts';
import { resultsChannel, type ResultsMember } from '../worker/wire/results-channel.ts';
import { LanguageWorker, type LanguageConnection } from './language-worker.ts';

interface LanguageProject {
  readonly files: ProjectFiles;
  readonly node: NodeDescription;
  readonly release?: ReleaseId;
  readonly kept?: KeptFiles;
}

/** Maximum milliseconds without progress. Each file that is read is progress. */
const LONGEST_SILENCE = 10_000;
/** Maximum milliseconds without progress for requests that work long after all files are read. */
const LONGEST_WORK = 60_000;
/** After this many crashes in a row, the service is off until the page is reloaded. */
const MOST_CRASHES = 3;

function connectLanguageWorker(): LanguageConnection {
  const worker = new Worker(new URL('../worker/engine-worker.ts', import.meta.url), {
    type: 'module',
    name: 'language',
  });
  const { remote, crashed, end } = linkWorker<LanguageApi & ResultsMember>(worker, 'language service');
  void remote.joinResults(resultsChannel);
  return {
    crashed: crashed.then(() => undefined),
    onProgress: (listener) => void remote.watchProgress(Comlink.proxy(listener)),
    end,
    api: remote,
  };
}

/** Returns the change from `before` to `now` for a worker. Undefined if nothing changed. */
function changeBetween(before: LanguageProject | undefined, now: LanguageProject): LanguageChange | undefined {
  const whose = { node: now.node, ...(now.release === undefined ? {} : { release: now.release }) };
  const change = filesChange(before?.files, now.files);
  const hasWhose = before === undefined || before.node !== now.node || before.release !== now.release;
  const hasKept = before?.kept !== now.kept;
  if (!hasWhose && !hasKept) return change;
  return {
    isWhole: false,
    files: {},
    ...change,
    ...(hasWhose ? whose : {}),
    ...(hasKept ? { keptPaths: Object.keys(now.kept ?? {}) } : {}),
  };
}

interface LanguageClientOptions {
  readonly connect?: () => LanguageConnection;
  /** No worker is started before this resolves; requests wait until then. */
  readonly ready?: Promise<void>;
}

export function createLanguageClient(
  project: () => LanguageProject,
  { connect = connectLanguageWorker, ready }: LanguageClientOptions = {},
): LanguageClient {
  let worker: LanguageWorker | undefined;
  let sent: LanguageProject | undefined;
  let crashes = 0;

  function workerFor(): LanguageWorker {
    if (worker !== undefined) return worker;
    const started = new LanguageWorker(connect());
    worker = started;
    void started.ended.then(() => {
      if (worker !== started) return;
      crashes += 1;
      forgetWorker();
    });
    return started;
  }

  function forgetWorker(): void {
    worker = undefined;
    sent = undefined;
  }

  async function call<T>(
    request: (api: LanguageApi) => Promise<T>,
    signal?: AbortSignal,
    silence = LONGEST_SILENCE,
  ): Promise<T | undefined> {
    if (ready !== undefined) await ready;
    if (signal?.aborted === true || crashes >= MOST_CRASHES) return undefined;
    const used = workerFor();
    const now = project();
    const change = changeBetween(sent, now);
    sent = now;
    const givenUp = new Promise<undefined>((resolve) => {
      signal?.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    try {
      if (change !== undefined) void used.call((api) => api.change(change), silence).catch(() => used.end());
      const answer = used.call(request, silence).then((value) => ({ value }));
      const outcome = await Promise.race([answer, used.ended, givenUp]);
      if (outcome === undefined) return undefined;
      crashes = 0;
      return outcome.value;
    } catch {
      return undefined;
    }
  }

  return {
    release: () => {
      const released = worker;
      forgetWorker();
      released?.end();
    },
    ask: (name, parameters, signal) => call((api) => api.answer(name, parameters), signal),
    format: (file, signal) => call((api) => api.format(file), signal),
    shownWords: (file, signal) => call((api) => api.shownWords(file), signal),
    unused: (parameters, signal) => call((api) => api.answer('unused', parameters), signal, LONGEST_WORK),
    lint: (file) => call((api) => api.lint(file)),
    checks: (query) => call((api) => api.checks(query)),
    styleChecks: () => call((api) => api.styleChecks()),
    settingsWithChecks: (names) => call((api) => api.settingsWithChecks(names)),
    referenceIndex: () => call((api) => api.referenceIndex()),
    referencePage: (address) => call(async (api) => (await api.referencePage(address)) ?? 'missing'),
    searchHelp: (query) => call((api) => api.searchHelp(query), undefined, LONGEST_WORK),
  };
}
