import { expect, it, vi } from 'vitest';
import { ntpProject } from '../protocol/testing/ntp-fixture.ts';
import { createAppStore } from './create-store.ts';
import { releaseAfterLargeProjects } from './release-memory.ts';
import { fixtureEngine } from './testing/fixture-engine.ts';

it('ends the workers when a project replaces a large one, and only then', () => {
  const store = createAppStore(fixtureEngine());
  const release = vi.fn<() => void>();
  releaseAfterLargeProjects(store, [{ release }]);
  const { actions } = store.getState();
  actions.openProject(ntpProject, 'small');
  actions.openProject({ ...ntpProject, files: { 'manifests/site.pp': 'x'.repeat(1_000_000) } }, 'large');
  actions.editFile('manifests/site.pp', `${'x'.repeat(1_000_000)}y`);
  expect(release).not.toHaveBeenCalled();
  actions.openProject(ntpProject, 'small');
  expect(release).toHaveBeenCalledOnce();
});
