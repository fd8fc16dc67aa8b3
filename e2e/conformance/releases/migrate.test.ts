/** Migrations of the recorded cases: what real Puppet does otherwise is found, and fixes keep the old catalog. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../../src/cli/verb-migrate.ts';
import {
  compile,
  programString,
  referenceText,
  releaseOf,
  type CompileResult,
  type ReleaseId,
} from '../../../src/engine/index.ts';
import { filesWithFixes, migrate, type MigrationSource } from '../../../src/migrate/index.ts';

const folder = 'e2e/conformance/cases/releases';
const cases = existsSync(folder) ? readdirSync(folder).toSorted() : [];

interface Recorded {
  readonly error?: string;
}

const recorded = new Map(
  readFileSync('e2e/conformance/expected/releases.jsonl', 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    // The recordings are the project's own, in the shape of their README.
    .map((line) => JSON.parse(line) as { readonly case: string } & Readonly<Partial<Record<ReleaseId, Recorded>>>)
    .map((row) => [row.case, row] as const),
);

function resultOf({ catalog, error, logs }: CompileResult): unknown {
  return {
    error: error?.message,
    resources: catalog?.resources.map((resource) => [
      referenceText(resource),
      [...resource.parameters.values()].map(({ name, value }) => [name, programString(value)]),
    ]),
    logs: logs
      .filter(
        ({ level, code }) =>
          level !== 'info' && code !== 'UNKNOWN_VARIABLE' && code !== 'NUMERIC_COERCION' && code !== 'DUPLICATE_KEY',
      )
      .map(({ level, message }) => [level, message]),
  };
}

function compiledAs(source: MigrationSource, id: ReleaseId): CompileResult {
  const release = releaseOf(id);
  return compile({ ...source.inputFor(source.files, release), release });
}

/** A project after all fixes, found again until there are none. */
function mended(source: MigrationSource, from: ReleaseId): MigrationSource {
  let current = source;
  for (let round = 0; round < 3; round += 1) {
    const fixes = migrate(current, from, '8.11').findings.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
    if (fixes.length === 0) return current;
    current = { ...current, files: filesWithFixes(current.files, fixes) };
  }
  return current;
}

describe('migrations from 7.34 to 8.11 of the recorded cases', () => {
  it('find those that differ, and no others', async () => {
    const [missed, needless]: [string[], string[]] = [[], []];
    for (const name of cases) {
      const row = recorded.get(`releases/${name.replace(/\.pp$/, '')}`);
      // A release has a result of its own only where it differs from the next newer one.
      const before = row?.['7.34'] ?? row?.['8.11'];
      if (before === undefined || before.error !== undefined) continue;
      const differs = row?.['7.34'] !== undefined;
      const { findings } = migrate(await sourceOf(join(folder, name)), '7.34', '8.11');
      if (differs && findings.length === 0) missed.push(name);
      if (!differs && findings.length > 0) needless.push(name);
    }
    expect({ missed, needless }).toEqual({ missed: [], needless: [] });
  });

  it('keep the old catalog once their fixes are made, or list what is left', async () => {
    let fixed = 0;
    for (const name of cases) {
      const source = await sourceOf(join(folder, name));
      if (compiledAs(source, '7.34').error !== undefined) continue;
      const before = migrate(source, '7.34', '8.11').findings;
      if (!before.some(({ fix }) => fix !== undefined)) continue;
      const after = mended(source, '7.34');
      const rest = migrate(after, '7.34', '8.11').findings;
      if (rest.length > 0) continue;
      fixed += 1;
      expect([name, resultOf(compiledAs(after, '8.11'))]).toEqual([name, resultOf(compiledAs(source, '7.34'))]);
    }
    expect(fixed).toBeGreaterThan(20);
  });

  it('take no fix that does not mend its finding', async () => {
    for (const name of cases) {
      const source = await sourceOf(join(folder, name));
      if (compiledAs(source, '7.34').error !== undefined) continue;
      const { findings } = migrate(source, '7.34', '8.11');
      for (const { fix } of findings) {
        if (fix === undefined) continue;
        const after = { ...source, files: filesWithFixes(source.files, [fix]) };
        expect([name, migrate(after, '7.34', '8.11').findings.length < findings.length]).toEqual([name, true]);
      }
    }
  });
});
