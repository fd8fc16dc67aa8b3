/** Compiling catalogs of three sizes; a resource should take the same time in each. */
import type { Bench } from './bench.ts';
import { compileText } from './compile-text.ts';
import { Growth } from './growth.ts';
import { resources } from './manifests.ts';
import { measureWarm, milliseconds } from './measure.ts';
import { ratio, realPuppet } from './real-puppet.ts';
import { row } from './row.ts';

export const benchCompile: Bench = (scratch) => {
  const growth = new Growth();
  for (const count of [100, 1000, 10_000]) {
    const text = resources(count);
    const ours = measureWarm(() => compileText(text));
    row(`compile ${count}`, milliseconds(ours), ...growth.cells(ours, count));
    const puppet = realPuppet('compile', scratch.write(`compile-${count}.pp`, text), count === 10_000 ? 3 : 9);
    if (puppet !== undefined) row('  Puppet', milliseconds(puppet), ratio(puppet, ours));
  }
};
