/**
 * `npm run puzzles -- --search [ID …] [--seconds N] [--equal]`: searches for a solution of each puzzle that is smaller
 * than the smallest known one, by changing one token or two tokens. Prints what was tried, and fails if it
 * finds a smaller solution. `--seconds` limits the time for each size. `--equal` also lists solutions of the same size,
 * to see whether the checks accept nonsense. `npx vitest run e2e/puzzles` tests the puzzles themselves.
 */
import { diffLines } from 'diff';
import { parseArgs } from 'node:util';
import { listPuzzles, readPuzzle } from '../../scripts/site/content/read-puzzle.ts';
import { searchPuzzle, type SearchedSize } from './search.ts';
import type { Edit } from './small-edits.ts';

const { values: options, positionals: wanted } = parseArgs({
  options: {
    search: { type: 'boolean', default: false },
    equal: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '120' },
  },
  allowPositionals: true,
});
if (!options.search) {
  console.error('Say what to do: npm run puzzles -- --search [ID …] [--seconds N] [--equal]');
  process.exit(2);
}

/** Maximum number of printed changes per puzzle. */
const MOST_SHOWN = 20;

function describe({ size, tried, isComplete, solutions }: SearchedSize): string {
  const amount = `${isComplete ? 'all ' : ''}${tried.toLocaleString('en')} changes of size ${size}${isComplete ? '' : ' (the time was over)'}`;
  return `${amount}: ${solutions.length === 0 ? 'none solves it' : `${solutions.length} solve it`}`;
}

async function printEdit(id: string, { path, text, more }: Edit): Promise<void> {
  const { project } = await readPuzzle(id);
  for (const [each, after] of Object.entries({ [path]: text, ...more })) {
    const lines = diffLines(project.files[each] ?? '', after).filter(({ added, removed }) => added || removed);
    console.log(
      `  ${each}\n${lines.map(({ added, value }) => `    ${added ? '+' : '-'} ${value.trimEnd()}`).join('\n')}`,
    );
  }
}

for (const { id, best } of (await listPuzzles()).filter(
  (puzzle) => wanted.length === 0 || wanted.includes(puzzle.id),
)) {
  const searched = await searchPuzzle(id, options.equal ? best : best - 1, Number(options.seconds));
  const smaller = searched.filter(({ size }) => size < best);
  const found = smaller.flatMap(({ solutions }) => solutions);
  // True if no smaller change exists. Size 0 is the broken project itself.
  const isProven = smaller.length === best - 1 && smaller.every(({ isComplete }) => isComplete);
  const verdict =
    found.length > 0 ? 'NOT the smallest' : isProven ? 'proven for the words tried' : 'searched, not proven';
  console.log(`${id}: best ${best}, ${verdict}${searched.map((each) => `; ${describe(each)}`).join('')}`);
  for (const edit of searched.flatMap(({ solutions }) => solutions).slice(0, MOST_SHOWN)) await printEdit(id, edit);
  if (found.length > 0) process.exitCode = 1;
}
