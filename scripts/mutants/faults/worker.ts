import type { Fault } from '../fault.ts';

export const workerFaults: readonly Fault[] = [
  {
    id: 'worker-refresh-through-container',
    area: 'worker',
    effect: 'The timeline shows no arc for a refresh that passes through a class.',
    file: 'src/worker/views/run-recorder.ts',
    find: `
        this.#causes.set(event.id, { kind: 'passed', causes: event.causes });`,
    replacement: '',
  },
  {
    id: 'worker-deleted-file-stays',
    area: 'worker',
    effect: 'The search still finds matches in a file that was deleted.',
    file: 'src/worker/wire/files-change.ts',
    find: `    if (text === undefined) now.delete(path);
    else now.set(path, text);`,
    replacement: `    if (text !== undefined) now.set(path, text);`,
  },
  {
    id: 'worker-new-search-worker-empty',
    area: 'worker',
    effect: 'After a search that took too long, the next search finds nothing.',
    file: 'src/client/search-client.ts',
    find: `    connection = undefined;
    sent = undefined;`,
    replacement: `    connection = undefined;`,
  },
  {
    id: 'worker-progress-ignored',
    area: 'worker',
    effect: 'A long run is stopped although it makes progress.',
    file: 'src/client/task-run.ts',
    find: '.start(api, () => this.#hearProgress())',
    replacement: '.start(api, () => {})',
  },
];
