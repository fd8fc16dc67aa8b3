/** Formats the results by area as a table, for the terminal and for docs/conformance.md. */
import { nameRelease } from '../../src/engine/index.ts';
import { recordedReleases } from './releases/openvox.ts';

export interface AreaResult {
  readonly area: string;
  readonly total: number;
  readonly passed: number;
  /** Number of cases with differences, by stage. */
  readonly byStage: ReadonlyMap<string, number>;
  /** Number of cases without differences, by recorded release. */
  readonly passedBy: readonly number[];
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
      [...result.byStage].flatMap(([stage, count]) => (count === 0 ? [] : [`${stage} ${count}`])).join(', '),
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
  return paddedTable([
    ['area', 'cases', ...recordedReleases.map((release) => `as ${nameRelease(release)}`), 'as all three'],
    ...results.map((result) => [result.area, String(result.total), ...result.passedBy.map(String), percent(result)]),
  ]);
}

/** Pads the cells as the formatter does, so that the formatter leaves the page unchanged. */
function paddedTable(rows: readonly (readonly string[])[]): string {
  const columns = [...(rows[0] ?? []).keys()];
  const widths = columns.map((column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) =>
    line(
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
    ),
  );
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [padded[0], rule, ...padded.slice(1)].join('\n');
}

/** Returns a table for one area: the number of cases without differences, by stage. */
export function stageTable({ total, passed, byStage }: AreaResult): string {
  const rows = [
    ...[...byStage].map(([stage, count]) => ({ name: stage, same: total - count })),
    { name: 'whole cases', same: passed },
  ].map(({ name, same }) => [name, String(total), String(same), percent({ passed: same, total })]);
  return paddedTable([['what is compared', 'cases', 'the same as on Debian 12', 'share'], ...rows]);
}

/** Returns docs/conformance.md with its tables replaced, by name. Throws if the page contains no such table. */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const begin = `<!-- ${name}: printed by \`npm run conformance -- --tables\` -->`;
    const end = `<!-- /${name} -->`;
    const from = text.indexOf(begin);
    const to = text.indexOf(end);
    if (from === -1 || to === -1) throw new Error(`docs/conformance.md has no place for the table (${begin} … ${end})`);
    return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`;
  }, page);
}
