/** Formats the report of a differential run. */
import type { Both } from './both.ts';
import { foundToText } from './found.ts';
import type { LaneResult } from './lane.ts';

export function reportOf(result: LaneResult, { puppetSeconds, engineSeconds }: Both): string {
  const { groups, tallies, reasons, unsteady, notReduced } = result;
  const lines = groups.map((each) => {
    const title = `✗ ${each.count} input${each.count === 1 ? '' : 's'}${each.isStored ? ', stored' : ''}`;
    return `${title}\n${foundToText(each).replaceAll(/^/gm, '    ').trimEnd()}\n`;
  });
  lines.push(row('kind', 'inputs', 'same', 'known', 'different', 'same, of all but the known', 'seconds', 'inputs/s'));
  for (const [kind, { same, known, different, unanswered, seconds }] of tallies) {
    const all = same + known + different;
    const rate = all === known ? '-' : `${((same / (all - known)) * 100).toFixed(2)} %`;
    lines.push(row(kind, all, same, known, different, rate, seconds.toFixed(1), (all / seconds).toFixed(1)));
    if (unanswered > 0) lines.push(`  ${unanswered} ${kind} without an answer from Puppet`);
  }
  for (const [reason, count] of reasons) lines.push(`known, ${count}: ${reason}`);
  if (unsteady > 0) lines.push(`${unsteady} groups of differences did not come again`);
  if (notReduced > 0) lines.push(`${notReduced} more groups of differences were not reduced`);
  lines.push(
    `Puppet took ${puppetSeconds.toFixed(1)} s and the engine ${engineSeconds.toFixed(1)} s, at the same time: ${puppetSeconds > engineSeconds ? 'Puppet' : 'the engine'} bounds the rate.`,
  );
  return lines.join('\n');
}

const WIDTHS = [12, 8, 8, 8, 10, 27, 9, 9];

function row(...cells: readonly (string | number)[]): string {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(12) : String(cell).padStart(WIDTHS[index] ?? 8)))
    .join('');
}
