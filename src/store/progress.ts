import type { RunOrigin } from '../protocol/run-record.ts';
import type { RunProgress } from '../protocol/run.ts';
import type { RunSlice } from './state.ts';

type Progress = NonNullable<RunSlice['progress']>;

/** A run of which nothing has arrived. */
export function begun(origin: RunOrigin): Progress {
  return { origin, total: 0, resources: [], refreshes: [], logs: [] };
}

/** What has arrived of a run, with more of it. */
export function withProgress(progress: Progress, events: readonly RunProgress[]): Progress {
  let { total } = progress;
  const resources = [...progress.resources];
  const refreshes = [...progress.refreshes];
  const logs = [...progress.logs];
  for (const event of events) {
    switch (event.kind) {
      case 'started':
        total = event.total;
        break;
      case 'resource':
        resources.push(event.resource);
        break;
      case 'refresh':
        refreshes.push(event.refresh);
        break;
      case 'log':
        logs.push(event.line);
        break;
    }
  }
  return { ...progress, total, resources, refreshes, logs };
}
