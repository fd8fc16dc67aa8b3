import { expect, test } from 'vitest';
import { begun } from '../../store/progress.ts';
import { runShare, workName } from './shown-work.ts';

const progress = { ...begun('button'), total: 4 };

test('a run is named before the worker that carries it out', () => {
  expect(workName({ progress, worker: { kind: 'busy', task: 'run' } })).toBe('Applying');
  expect(workName({ progress: undefined, worker: { kind: 'busy', task: 'analysis' } })).toBe('Reading');
  expect(workName({ progress: undefined, worker: { kind: 'idle' } })).toBeUndefined();
});

test('the share of a run is known once it is known how much there is', () => {
  expect(runShare(undefined)).toBeUndefined();
  expect(runShare({ ...progress, total: 0 })).toBeUndefined();
  expect(runShare(progress)).toBe(0);
});
