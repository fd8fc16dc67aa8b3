import { expect, it, vi } from 'vitest';
import type { ProblemView } from '../../protocol/analysis.ts';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import { createAppStore } from '../create-store.ts';
import { fixtureEngine } from '../testing/fixture-engine.ts';
import { startLintLoop } from './lint-loop.ts';

const FILE = 'manifests/site.pp';

/** Returns a problem for each line that ends in a blank. */
function lint(text: string): readonly ProblemView[] {
  return text.split('\n').flatMap((line, index) =>
    line.endsWith(' ')
      ? [
          {
            severity: 'warning' as const,
            code: 'lint:trailing_whitespace',
            message: 'trailing whitespace found',
            place: { file: FILE, line: index + 1, column: line.length },
            related: [],
          },
        ]
      : [],
  );
}

it('lists a blank at the end of the typed line when the cursor leaves the line', async () => {
  const store = createAppStore(fixtureEngine());
  const { actions } = store.getState();
  actions.openProject({ ...ntpProject, files: { [FILE]: 'a \nb\n' } }, 'draft-1', { open: [FILE], active: FILE });
  const end = startLintLoop(store, { lint: async (path) => lint(store.getState().project.files[path] ?? '') });
  const lines = (): readonly (number | undefined)[] | undefined =>
    store.getState().lint[FILE]?.problems.map(({ place }) => place?.line);
  actions.moveCursor({ file: FILE, line: 1, column: 3 });
  await vi.waitUntil(() => lines() !== undefined);
  expect(lines()).toEqual([1]);
  actions.moveCursor({ file: FILE, line: 2, column: 3 });
  actions.editFile(FILE, 'a \nb \n');
  await vi.waitUntil(() => store.getState().lint[FILE]?.text === 'a \nb \n');
  expect(lines()).toEqual([1]);
  actions.moveCursor({ file: FILE, line: 2, column: 1 });
  expect(lines()).toEqual([1]);
  actions.moveCursor({ file: FILE, line: 1, column: 1 });
  expect(lines()).toEqual([1, 2]);
  end();
});
