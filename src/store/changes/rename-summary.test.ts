import { expect, it } from 'vitest';
import { renameSummary } from './rename-summary.ts';

it('counts places, files and moves', () => {
  const edit = (file: string) => ({ file, range: [0, 1], text: 'x' }) as const;
  expect(renameSummary([edit('a')])).toBe('1 place in 1 file');
  expect(renameSummary([edit('a'), edit('a'), edit('b')], [{ from: 'a', to: 'c' }])).toBe(
    '3 places in 2 files, 1 file moved',
  );
});
