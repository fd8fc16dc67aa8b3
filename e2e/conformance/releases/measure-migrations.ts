/**
 * `npm run -s migrations -- [--from 3.8,2.7,7.34] [--cases DIR] [--show] [--check]`: migrates the recorded cases to
 * Puppet 8, and prints the findings, the unnecessary ones, and the effect of the fixes. `--cases` selects the cases
 * whose names are in a folder. `--check` fails if a difference has no finding, a finding is unnecessary, or a fix
 * changes the catalog.
 */
import { parseArgs } from 'node:util';
import { isReleaseId } from '../../../src/engine/index.ts';
import { computeMeasure, listExampleFaults, listFaults, measuredCases, namesIn } from './migrations.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '3.8,2.7,7.34' },
    cases: { type: 'string' },
    show: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const only = values.cases === undefined ? undefined : namesIn(values.cases);

for (const from of values.from.split(',')) {
  if (!isReleaseId(from)) throw new Error(`There is no release ${from}.`);
  const measure = computeMeasure(await measuredCases(from, only));
  const { differing, missed, alike, needless, fixes, results, fixesBy } = measure;
  const found = differing - missed.length;
  console.log(
    `${from} to 8.11: found ${found}/${differing} (${percent(found, differing)}), needless ${needless.length}/${alike} (${percent(needless.length, alike)})`,
  );
  console.log(
    `  fixes ${fixes}: ${Object.entries(fixesBy)
      .map(([result, count]) => `${count} ${result}`)
      .join(', ')}`,
  );
  const { 'same catalog': whole, ...others } = results;
  console.log(`  cases whole by fixes ${whole.length}`);
  if (values.check) report(listFaults(from, measure));
  if (!values.show) continue;
  for (const [word, names] of Object.entries({ missed, needless, ...others }))
    if (names.length > 0) console.log(`  ${word}: ${names.join(' ')}`);
}
if (values.check) report(await listExampleFaults());

function report(faults: readonly string[]): void {
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? '100.0' : ((100 * part) / whole).toFixed(1)} %`;
}
