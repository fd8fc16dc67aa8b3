/** The page's side of reading files of real agents. Each job has a worker of its own, which ends with the job. */
import type { AgentFilesApi, CatalogComparison, GivenFile, ReadAgentFile } from '../protocol/opened-run.ts';
import { linkWorker } from '../worker/wire/link-worker.ts';

export interface AgentFilesConnection {
  readonly api: AgentFilesApi;
  /** Resolves with a reason if the worker crashes or cannot be loaded; otherwise stays pending. */
  readonly crashed: Promise<string>;
  end(): void;
}

/** Outcome of a job that ended without a result. */
type NoAnswer =
  | { readonly kind: 'canceled' }
  /** The worker crashed, or the browser refuses to read a file. */
  | { readonly kind: 'failed'; readonly message: string };

export type AgentFilesAnswer = { readonly kind: 'read'; readonly files: readonly ReadAgentFile[] } | NoAnswer;

export type ComparisonAnswer = { readonly kind: 'compared'; readonly comparison: CatalogComparison } | NoAnswer;

export interface AgentFilesJob<Answer = AgentFilesAnswer> {
  readonly answer: Promise<Answer>;
  cancel(): void;
}

function connectAgentFilesWorker(): AgentFilesConnection {
  const worker = new Worker(new URL('../worker/engine-worker.ts', import.meta.url), {
    type: 'module',
    name: 'agent-files',
  });
  const { remote, crashed, end } = linkWorker<AgentFilesApi>(worker, 'reader of files');
  return { api: remote, crashed, end };
}

export function startReadingAgentFiles(
  files: readonly GivenFile[],
  connect: () => AgentFilesConnection = connectAgentFilesWorker,
): AgentFilesJob {
  return startJob<AgentFilesAnswer>(async (api) => ({ kind: 'read', files: await api.read(files) }), connect);
}

/** Compares two catalogs. */
export function startComparingCatalogs(
  before: GivenFile,
  after: GivenFile,
  connect: () => AgentFilesConnection = connectAgentFilesWorker,
): AgentFilesJob<ComparisonAnswer> {
  return startJob<ComparisonAnswer>(async (api) => {
    const comparison = await api.compare(before, after);
    return typeof comparison === 'string' ? { kind: 'failed', message: comparison } : { kind: 'compared', comparison };
  }, connect);
}

function startJob<Answer>(
  request: (api: AgentFilesApi) => Promise<Answer>,
  connect: () => AgentFilesConnection,
): AgentFilesJob<Answer | NoAnswer> {
  let cancel = (): void => {};
  const canceled = new Promise<NoAnswer>((resolve) => {
    cancel = () => resolve({ kind: 'canceled' });
  });
  const run = async (): Promise<Answer | NoAnswer> => {
    const { api, crashed, end } = connect();
    const answer = await Promise.race<Answer | NoAnswer>([
      canceled,
      request(api).catch((error: unknown) => ({
        kind: 'failed',
        message: error instanceof Error ? error.message : String(error),
      })),
      crashed.then((message) => ({ kind: 'failed', message })),
    ]);
    end();
    return answer;
  };
  return { answer: run(), cancel: () => cancel() };
}
