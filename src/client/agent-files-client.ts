/** The page's side of reading files of real agents. Each job has a worker of its own, which ends with the job. */
import type { AgentFilesApi, GivenFile, ReadAgentFile } from '../protocol/opened-run.ts';
import { linkWorker } from '../worker/wire/link-worker.ts';

export interface AgentFilesConnection {
  readonly api: AgentFilesApi;
  /** Resolves with a reason if the worker crashes or cannot be loaded; otherwise stays pending. */
  readonly crashed: Promise<string>;
  end(): void;
}

export type AgentFilesAnswer =
  | { readonly kind: 'read'; readonly files: readonly ReadAgentFile[] }
  | { readonly kind: 'canceled' }
  /** The worker crashed, or the browser refuses to read a file. */
  | { readonly kind: 'failed'; readonly message: string };

export interface AgentFilesJob {
  readonly answer: Promise<AgentFilesAnswer>;
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
  let cancel = (): void => {};
  const canceled = new Promise<AgentFilesAnswer>((resolve) => {
    cancel = () => resolve({ kind: 'canceled' });
  });
  const run = async (): Promise<AgentFilesAnswer> => {
    const { api, crashed, end } = connect();
    const answer = await Promise.race<AgentFilesAnswer>([
      canceled,
      api.read(files).then(
        (read) => ({ kind: 'read', files: read }),
        (error: unknown) => ({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
      ),
      crashed.then((message) => ({ kind: 'failed', message })),
    ]);
    end();
    return answer;
  };
  return { answer: run(), cancel: () => cancel() };
}
