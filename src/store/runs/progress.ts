import type { RunOrigin } from '../../protocol/run-record.ts';
import type { RunProgress } from '../../protocol/run.ts';
import type { RunSlice } from '../state/run-state.ts';

type Progress = NonNullable<RunSlice['progress']>;

export function startProgress(origin: RunOrigin): Progress {
  return { origin, total: 0, resources: [], refreshes: [], logs: [] };
}

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
