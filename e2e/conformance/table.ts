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

/** Padded as the formatter pads tables, so that it leaves the README alone. */
export function markdownTable(results: readonly AreaResult[]): string {
  const rows = [
    ['area', 'cases', 'the same as Puppet 8.11', 'share'],
    ...results.map((result) => [result.area, String(result.total), String(result.passed), percent(result)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) =>
    line(
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
    ),
  );
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [padded[0], rule, ...padded.slice(1)].join('\n');
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
