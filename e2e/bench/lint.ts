/** Lints a megabyte of dense code, and a file of a thousand lines; compared with puppet-lint. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLintSettings, fixAll, lint, lintProfiles } from '../../src/engine/index.ts';
import type { Bench } from './bench.ts';
import { corpus } from './manifests.ts';
import { measureWarm, milliseconds, summarize, WARM_UP, type Measure } from './measure.ts';
import { ratio } from './real-puppet.ts';
import { row } from './row.ts';

const PATH = '/bench/manifests/init.pp';
const settings = defaultLintSettings;
const strict = { ...defaultLintSettings, checks: lintProfiles.strict };

export const benchLint: Bench = (scratch) => {
  const texts = corpus();
  const megabytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;
  const speed = ({ seconds }: Measure): string => `${(megabytes / seconds).toFixed(1)} MB/s`;
  const plain = measureWarm(() => {
    for (const text of texts) lint(text, PATH, settings);
  });
  const all = measureWarm(() => {
    for (const text of texts) lint(text, PATH, strict);
  });
  const fixing = measureWarm(() => {
    for (const text of texts) fixAll(text, PATH, settings);
  });
  texts.forEach((text, index) => scratch.write(`${index}.pp`, text));
  const puppetLint = realPuppetLint(scratch.folder);
  row('lint', speed(plain), `${texts.length} files, ${megabytes.toFixed(2)} MB`);
  row('lint, with all plugins', speed(all));
  row('lint and fix', speed(fixing));
  row(
    '  puppet-lint',
    puppetLint === undefined ? 'not there: PUPPET_LINT_4 names its lib folder' : speed(puppetLint),
    ratio(puppetLint, plain),
  );
  const thousand = texts.join('\n').split('\n').slice(0, 1000).join('\n');
  row('lint of 1,000 lines', milliseconds(measureWarm(() => lint(thousand, PATH, settings))));
  row('  with all plugins', milliseconds(measureWarm(() => lint(thousand, PATH, strict))));
};

function realPuppetLint(folder: string): Measure | undefined {
  const library = process.env['PUPPET_LINT_4'];
  if (library === undefined) return undefined;
  const script = join(fileURLToPath(new URL('../..', import.meta.url)), 'e2e/bench/puppet-lint.rb');
  const result = spawnSync('ruby', [script, library, folder], {
    encoding: 'utf8',
    env: { ...process.env, ROUNDS: '5', WARM_UP: String(WARM_UP) },
  });
  if (result.error !== undefined || result.status !== 0) return undefined;
  const seconds: readonly number[] = JSON.parse(result.stdout);
  return summarize(seconds);
}
