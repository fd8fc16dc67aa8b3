import { beforeEach, expect, it, vi } from 'vitest';
import { createAppStore } from '../../store/create-store.ts';
import { fixtureEngine } from '../../store/testing/fixture-engine.ts';
import { atRest } from './at-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('waits until the engine has been idle for a second', async () => {
  const store = createAppStore(fixtureEngine());
  const rested = vi.fn<() => void>();
  void atRest(store).then(rested);
  await vi.advanceTimersByTimeAsync(5000);
  store.setState({ worker: { kind: 'idle' } });
  await vi.advanceTimersByTimeAsync(900);
  store.setState({ worker: { kind: 'busy', task: 'run' } });
  await vi.advanceTimersByTimeAsync(5000);
  store.setState({ worker: { kind: 'idle' } });
  await vi.advanceTimersByTimeAsync(900);
  expect(rested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(rested).toHaveBeenCalledOnce();
});

it('does not wait for an engine that cannot be started', async () => {
  const store = createAppStore(fixtureEngine());
  store.setState({ worker: { kind: 'failed', message: 'The engine could not be loaded.' } });
  const rested = vi.fn<() => void>();
  void atRest(store).then(rested);
  await vi.advanceTimersByTimeAsync(1000);
  expect(rested).toHaveBeenCalledOnce();
});
