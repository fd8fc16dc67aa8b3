/** Compiles catalogs of three sizes. The time per resource should not depend on the size. */
import type { Bench } from '../bench.ts';
import { engine } from '../engine.ts';
import { Growth } from '../growth.ts';
import { resources } from '../manifests.ts';
import { milliseconds } from '../measure.ts';
import { ratio, realPuppet } from '../real-puppet.ts';
import { row } from '../row.ts';

export const benchCompile: Bench = (scratch) => {
  const growth = new Growth();
  for (const count of [100, 1000, 10_000]) {
    const file = scratch.write(`compile-${count}.pp`, resources(count));
    const ours = engine('compile', file);
    row(`compile ${count}`, milliseconds(ours), ...growth.cells(ours, count));
    const puppet = realPuppet('compile', file, count === 10_000 ? 3 : 9);
    if (puppet !== undefined) row('  Puppet', milliseconds(puppet), ratio(puppet, ours));
  }
};
