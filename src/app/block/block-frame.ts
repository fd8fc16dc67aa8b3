/**
 * The frame's side of the connection with the page that has the code blocks: runs the code of a block, and shows a view
 * of the last run.
 */
import type { BlockResult, FrameMessage, HandshakeMessage, RunBlock } from '../../protocol/embed-messages.ts';
import { logText } from '../../panels/shared/text/log-text.ts';
import type { AppStore } from '../../store/create-store.ts';
import { selectRun } from '../../store/selectors.ts';
import { showTheme } from '../../ui/theme/theme.ts';
import { projectHash } from '../../workspace/permalink/permalink.ts';
import { runSummary } from '../run-summary.ts';
import { createBlockProject, readPageMessage } from './read-page-message.ts';

/** Maximum number of log lines in a result. */
const MOST_LINES = 1000;

const STOPPED = 'Run stopped.';

export interface BlockFrame {
  /** Sends a message to the page. Does nothing until the page has sent its port. */
  readonly send: (message: FrameMessage) => void;
}

/** Connects the frame with the page around it. */
export function startBlockFrame(store: AppStore): BlockFrame {
  let port: MessagePort | undefined;
  let latest = 0;
  /** Number of the last request that was stopped. */
  let stopped = 0;
  let turn = Promise.resolve();
  const send = (message: FrameMessage): void => port?.postMessage(message);

  function refuse({ run }: RunBlock, summary: string): void {
    send({ kind: 'result', run, failed: true, summary, log: [] });
  }

  async function run(request: RunBlock): Promise<void> {
    // Skips this request if a newer one has arrived.
    if (request.run !== latest) return;
    if (request.run === stopped) return refuse(request, STOPPED);
    const project = createBlockProject(request);
    if (typeof project === 'string') return refuse(request, project);
    const { actions } = store.getState();
    actions.openProject(project, crypto.randomUUID());
    await actions.apply({ noop: false, fresh: true });
    send(readResult(store, request.run));
  }

  function receive(value: unknown): void {
    const message = readPageMessage(value);
    if (message === undefined) return;
    const { actions } = store.getState();
    if (message.kind === 'show') {
      showTheme(message.theme);
      if (message.view !== 'log') actions.showView(message.view === 'machine' ? 'system' : message.view);
    } else if (message.kind === 'stop') {
      // The stopped request may not have started yet, because it waits for an earlier run.
      stopped = latest;
      void actions.cancelRun();
    } else {
      latest = message.run;
      if (store.getState().progress !== undefined) void actions.cancelRun();
      turn = turn
        .then(() => run(message))
        // Catches the error, so that later requests still run.
        .catch((error: unknown) => refuse(message, `The run failed: ${String(error)}`));
    }
  }

  addEventListener('message', ({ source, data, ports: [given] }: MessageEvent<unknown>) => {
    if (source !== parent || port !== undefined || given === undefined) return;
    if (typeof data !== 'object' || data === null || !('bunraku' in data) || data.bunraku !== 'port') return;
    port = given;
    port.addEventListener('message', ({ data: message }: MessageEvent<unknown>) => receive(message));
    port.start();
  });
  const hello: HandshakeMessage = { bunraku: 'hello' };
  // `*` allows any page to use the frame. The message has no content to protect.
  parent.postMessage(hello, '*');
  return { send };
}

function readResult(store: AppStore, run: number): BlockResult {
  const state = store.getState();
  const view = selectRun(state);
  const hash = projectHash({ project: state.project, open: [], active: state.activeFile });
  const link = hash.ok ? { link: new URL(hash.value, `${location.origin}${location.pathname}`).href } : {};
  if (view === undefined) return { kind: 'result', run, failed: true, summary: STOPPED, log: [], ...link };
  const failed = view.error !== undefined || view.status === 'failed';
  const log = view.logs.slice(0, MOST_LINES).map((line) => [line.level, logText(line)] as const);
  return { kind: 'result', run, failed, summary: runSummary(view), log, ...link };
}
