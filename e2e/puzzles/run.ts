/**
 * `npm run puzzles -- --search [ID …] [--seconds N]`: tries all changes that are smaller than the smallest known one of each
 * puzzle, by one token and by two neighboring tokens, and prints what was tried. `--seconds` limits the time for each
 * size. Fails if a smaller change solves a puzzle. `npx vitest run e2e/puzzles` proves the puzzles themselves.
 */
import { parseArgs } from 'node:util';
import { listPuzzles } from '../../scripts/site/read-puzzle.ts';
import { searchPuzzle, type SearchedSize } from './search.ts';

const { values: options, positionals: wanted } = parseArgs({
  options: { search: { type: 'boolean', default: false }, seconds: { type: 'string', default: '120' } },
  allowPositionals: true,
});
if (!options.search) {
  console.error('Say what to do: npm run puzzles -- --search [ID …] [--seconds N]');
  process.exit(2);
}

function describe({ size, tried, isComplete, solutions }: SearchedSize): string {
  const amount = `${isComplete ? 'all ' : ''}${tried.toLocaleString('en')} changes of size ${size}${isComplete ? '' : ' (the time was over)'}`;
  return `${amount}: ${solutions.length === 0 ? 'none solves it' : `${solutions.length} solve it`}`;
}

for (const { id, best } of (await listPuzzles()).filter(
  (puzzle) => wanted.length === 0 || wanted.includes(puzzle.id),
)) {
  if (best === 1) {
    console.log(`${id}: best 1, and the broken project fails: proven`);
    continue;
  }
  const searched = await searchPuzzle(id, Number(options.seconds));
  const found = searched.flatMap(({ solutions }) => solutions);
  const isProven = searched.length === best - 1 && searched.every(({ size, isComplete }) => isComplete && size === 1);
  console.log(
    `${id}: best ${best}, ${searched.map(describe).join('; ')}. ${found.length > 0 ? 'NOT the smallest' : isProven ? 'Proven for the words tried' : 'Not proven, only searched'}`,
  );
  for (const { path, text } of found.slice(0, 3)) console.log(`--- ${path}\n${text}`);
  if (found.length > 0) process.exitCode = 1;
}
