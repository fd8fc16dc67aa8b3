/**
 * Measures the time from a catalog to the relationship graph (conversion, relationships, order), and then that of
 * components and the message about cycles.
 */
import type { Bench } from '../bench.ts';
import { benchComponents } from './components.ts';
import { benchCycles } from './cycles.ts';
import { engine } from '../engine.ts';
import { counts, Growth, shapes } from '../growth.ts';
import { milliseconds } from '../measure.ts';
import { ratio, realPuppet } from '../real-puppet.ts';
import { row } from '../row.ts';

export const benchGraph: Bench = (scratch) => {
  for (const { name, text } of shapes) {
    const growth = new Growth();
    for (const count of counts) {
      const file = scratch.write(`graph-${name}-${count}.pp`, text(count));
      const ours = engine('graph', file);
      row(`graph ${name} ${count}`, milliseconds(ours), ...growth.cells(ours, count));
      const puppet = realPuppet('graph', file, 3);
      if (puppet !== undefined) row('  Puppet', milliseconds(puppet), ratio(puppet, ours));
    }
  }
  benchComponents();
  benchCycles();
};
