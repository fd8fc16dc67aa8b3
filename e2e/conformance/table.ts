/** The table of results by area, for the terminal and for the README. */
import { stages, type StageName } from './compare.ts';

export interface AreaResult {
  readonly area: string;
  readonly total: number;
  readonly passed: number;
  /** How many cases differ in each stage. */
  readonly byStage: ReadonlyMap<StageName, number>;
}

function percent({ passed, total }: { passed: number; total: number }): string {
  return total === 0 ? '–' : `${((100 * passed) / total).toFixed(1)} %`;
}

export function formatTable(results: readonly AreaResult[]): string {
  const rows = [
    ['area', 'cases', 'whole', '', 'cases that differ, by stage'],
    ...results.map((result) => [
      result.area,
      String(result.total),
      String(result.passed),
      percent(result),
      stages
        .filter(({ name }) => (result.byStage.get(name) ?? 0) > 0)
        .map(({ name }) => `${name} ${result.byStage.get(name)}`)
        .join(', '),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : column < 4 ? cell.padStart(width) : cell;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdownTable(results: readonly AreaResult[]): string {
  const rows = results.map((result) => `| ${result.area} | ${result.total} | ${result.passed} | ${percent(result)} |`);
  return ['| area | cases | the same as Puppet 8.11 | |', '| --- | ---: | ---: | ---: |', ...rows].join('\n');
}

const begin = '<!-- conformance: printed by `npm run conformance -- --readme` -->';
const end = '<!-- /conformance -->';

/** The README with its table replaced, or an error when it has no place for one. */
export function withTable(readme: string, table: string): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from === -1 || to === -1) throw new Error(`README.md has no place for the table (${begin} … ${end})`);
  return `${readme.slice(0, from + begin.length)}\n\n${table}\n\n${readme.slice(to)}`;
}
