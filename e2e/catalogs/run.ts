/**
 * Generates a project from each recorded catalog, compiles it, and compares the result with the catalog. `--show`
 * prints the differences, `--print` the generated code. A word selects the catalogs whose name contains it. `--write`
 * writes the projects to build/catalog-projects, as cases for real Puppet. `REAL_RUNS` is the folder of real runs, by
 * default `../shared/real-runs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { notEqual } from './not-equal.ts';
import { catalogsOfCases, catalogsOfRealRuns, type RecordedCatalog } from './recorded-catalogs.ts';
import { roundTrip } from './round-trip.ts';

const WRITTEN = 'build/catalog-projects';

function writeCase({ name, node, json }: RecordedCatalog, files: Readonly<Record<string, string>>): void {
  const folder = join(WRITTEN, name.replaceAll(/[^\w.-]/g, '-'));
  const extra = {
    'case.json': JSON.stringify({ node, stage: 'graph' }),
    'original.json': JSON.stringify({ name, json }),
  };
  for (const [path, text] of Object.entries({ ...files, ...extra })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const SHOWN_DIFFERENCES = 5;

const words = process.argv.slice(2);
const shows = words.includes('--show');
const [filter = ''] = words.filter((word) => !word.startsWith('--'));
const realRuns = process.env['REAL_RUNS'] ?? '../shared/real-runs';
const catalogs = [...catalogsOfRealRuns(realRuns), ...catalogsOfCases()].filter(({ name }) => name.includes(filter));
let equal = 0;
let unexpected = 0;
for (const catalog of catalogs) {
  const { files, differences } = roundTrip(catalog);
  if (words.includes('--print'))
    for (const [path, text] of Object.entries(files)) process.stdout.write(`\n==> ${path}\n${text}`);
  if (words.includes('--write')) writeCase(catalog, files);
  const reason = notEqual[catalog.name];
  if (differences.length === 0) equal += 1;
  else if (reason === undefined) unexpected += 1;
  if ((differences.length === 0) !== (reason === undefined) || shows) {
    if (differences.length > 0 || reason !== undefined)
      process.stdout.write(`${catalog.name}: ${reason ?? 'differs'}\n`);
    for (const difference of differences.slice(0, SHOWN_DIFFERENCES)) process.stdout.write(`    ${difference}\n`);
  }
}
process.stdout.write(`${equal} of ${catalogs.length} catalogs: the project compiles to the same catalog\n`);
process.exitCode = unexpected === 0 ? 0 : 1;
