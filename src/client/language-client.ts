/**
 * The page's side of the language service. The service has its own worker, so that completion never waits for a
 * compilation or a run. Each request first sends the changes of the project. A worker that crashes or does not answer
 * is ended, and the next request starts a new worker.
 */
import type { LanguageApi, LanguageChange, LanguageClient } from '../protocol/language-api.ts';
import type { KeptFiles, NodeDescription, ProjectFiles } from '../protocol/project/project.ts';
import type { ReleaseId } from '../protocol/project/releases.ts';
import { filesChange } from '../worker/wire/files-change.ts';
import { linkWorker } from '../worker/wire/link-worker.ts';
import { resultsChannel, type ResultsMember } from '../worker/wire/results-channel.ts';

interface LanguageConnection {
  readonly api: LanguageApi;
  /** Resolves when the worker crashes or cannot be loaded; never otherwise. */
  readonly crashed: Promise<void>;
  /** Ends the worker at once, even if it is busy. */
  end(): void;
}

interface LanguageProject {
  readonly files: ProjectFiles;
  readonly node: NodeDescription;
  readonly release?: ReleaseId;
  readonly kept?: KeptFiles;
}

/** Maximum milliseconds for an answer, including a cold index of a large project. */
const LONGEST_ANSWER = 10_000;
/** Maximum milliseconds for requests that read every file. */
const LONGEST_READING = 60_000;
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
  readonly longestAnswer?: number;
}

export function createLanguageClient(
  project: () => LanguageProject,
  { connect = connectLanguageWorker, ready, longestAnswer = LONGEST_ANSWER }: LanguageClientOptions = {},
): LanguageClient {
  let connection: LanguageConnection | undefined;
  let sent: LanguageProject | undefined;
  let crashes = 0;

  function end(ended: LanguageConnection): void {
    if (connection !== ended) return;
    crashes += 1;
    connection = undefined;
    sent = undefined;
    ended.end();
  }

  function connected(): LanguageConnection {
    if (connection !== undefined) return connection;
    const started = connect();
    connection = started;
    void started.crashed.then(() => end(started));
    return started;
  }

  async function call<T>(
    request: (api: LanguageApi) => Promise<T>,
    signal?: AbortSignal,
    longest = longestAnswer,
  ): Promise<T | undefined> {
    if (ready !== undefined) await ready;
    if (signal?.aborted === true || crashes >= MOST_CRASHES) return undefined;
    const used = connected();
    const { api, crashed } = used;
    const now = project();
    const change = changeBetween(sent, now);
    sent = now;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), longest);
    });
    const givenUp = new Promise<undefined>((resolve) => {
      signal?.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    try {
      if (change !== undefined) void api.change(change).catch(() => end(used));
      const answer = request(api).then((value) => ({ value }));
      const outcome = await Promise.race([answer, late, givenUp, crashed]);
      if (outcome === 'late') end(used);
      if (outcome === undefined || outcome === 'late') return undefined;
      crashes = 0;
      return outcome.value;
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    release: () => {
      connection?.end();
      connection = undefined;
      sent = undefined;
    },
    ask: (name, parameters, signal) => call((api) => api.answer(name, parameters), signal),
    format: (file, signal) => call((api) => api.format(file), signal),
    shownWords: (file, signal) => call((api) => api.shownWords(file), signal),
    unused: (parameters, signal) => call((api) => api.answer('unused', parameters), signal, LONGEST_READING),
    lint: (file) => call((api) => api.lint(file)),
    checks: (query) => call((api) => api.checks(query)),
    styleChecks: () => call((api) => api.styleChecks()),
    settingsWithChecks: (names) => call((api) => api.settingsWithChecks(names)),
    referenceIndex: () => call((api) => api.referenceIndex()),
    referencePage: (address) => call(async (api) => (await api.referencePage(address)) ?? 'missing'),
    searchHelp: (query) => call((api) => api.searchHelp(query), undefined, LONGEST_READING),
  };
}
