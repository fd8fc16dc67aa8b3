import { expect, test } from 'vitest';
import { startProgress } from '../../store/runs/progress.ts';
import { runShare, workName } from './shown-work.ts';

const progress = { ...startProgress('button'), total: 4 };

test("a run takes precedence over its worker in the work's name", () => {
  expect(workName({ progress, worker: { kind: 'busy', task: 'run' } })).toBe('Applying');
  expect(workName({ progress: undefined, worker: { kind: 'busy', task: 'analysis' } })).toBe('Reading');
  expect(workName({ progress: undefined, worker: { kind: 'busy', task: 'machine' } })).toBeUndefined();
  expect(workName({ progress: undefined, worker: { kind: 'idle' } })).toBeUndefined();
});

test('the fraction of a run is known once its size is known', () => {
  expect(runShare(undefined)).toBeUndefined();
  expect(runShare({ ...progress, total: 0 })).toBeUndefined();
  expect(runShare(progress)).toBe(0);
});
