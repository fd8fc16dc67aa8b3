/** Compiling catalogs of three sizes; a resource should take the same time in each. */
import type { Bench } from './bench.ts';
import { compileText } from './compile-text.ts';
import { resources } from './manifests.ts';
import { measure, milliseconds } from './measure.ts';
import { ratio, realPuppet } from './real-puppet.ts';
import { row } from './row.ts';

export const benchCompile: Bench = (scratch) => {
  for (const count of [100, 1000, 10_000]) {
    const text = resources(count);
    const ours = measure(
      () => compileText(text),
      count === 10_000 ? { warmUp: 2, rounds: 5 } : { warmUp: 5, rounds: 9 },
    );
    const each = (ours.seconds * 1e6) / count;
    row(`compile ${count}`, milliseconds(ours), `${each.toFixed(1)} µs a resource`);
    const puppet = realPuppet('compile', scratch.write(`compile-${count}.pp`, text), count === 10_000 ? 2 : 3);
    if (puppet !== undefined) row('  Puppet', milliseconds(puppet), ratio(puppet, ours));
  }
};
