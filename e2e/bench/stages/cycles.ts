/** Measures finding cycles, their messages and their smallest cuts. */
import { builtinTypes, cycleReport, relationshipGraph, type Catalog } from '../../../src/engine/index.ts';
import { compileText } from './compile-text.ts';
import { cycle, tangle } from '../manifests.ts';
import { measure, milliseconds, type Measure } from '../measure.ts';
import { row } from '../row.ts';

export function benchCycles(): void {
  const small = measureCatalog(compileText(cycle(1000)));
  const large = measureCatalog(compileText(cycle(10_000)));
  row('cycle of 1000', milliseconds(small), 'graph, cycle, cuts and report');
  row('cycle of 10000', milliseconds(large), `${(large.seconds / small.seconds).toFixed(1)} times that of 1000`);
  for (const [count, each] of [
    [300, 30],
    [2000, 10],
  ] as const) {
    const dense = measureCatalog(compileText(tangle(count, each)));
    row(
      `tangle of ${count}`,
      milliseconds(dense),
      `${each} relationships of each, one component, every elementary cycle up to the bound`,
    );
  }
}

function measureCatalog(catalog: Catalog): Measure {
  return measure(() => {
    const result = relationshipGraph(catalog, builtinTypes);
    if (result.kind !== 'cyclic') throw new Error(`the graph is ${result.kind}`);
    cycleReport(result.cycles);
    for (const cycle of result.cycles) cycle.cuts();
    for (const { loops } of result.cycles)
      if (loops.cycles.length === 0) throw new Error('a cycle without elementary cycles');
  });
}
