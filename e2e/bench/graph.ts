/** From a catalog to the relationship graph: conversion, relationships, order; then components and the report of cycles. */
import { builtinTypes, relationshipGraph } from '../../src/engine/index.ts';
import type { Bench } from './bench.ts';
import { compileText } from './compile-text.ts';
import { benchComponents } from './components.ts';
import { benchCycles } from './cycles.ts';
import { counts, Growth, shapes } from './growth.ts';
import { measureWarm, milliseconds } from './measure.ts';
import { ratio, realPuppet } from './real-puppet.ts';
import { row } from './row.ts';

export const benchGraph: Bench = (scratch) => {
  for (const { name, text } of shapes) {
    const growth = new Growth();
    for (const count of counts) {
      const manifest = text(count);
      const catalog = compileText(manifest);
      const ours = measureWarm(() => relationshipGraph(catalog, builtinTypes));
      row(`graph ${name} ${count}`, milliseconds(ours), ...growth.cells(ours, count));
      const puppet = realPuppet('graph', scratch.write(`graph-${name}-${count}.pp`, manifest), 3);
      if (puppet !== undefined) row('  Puppet', milliseconds(puppet), ratio(puppet, ours));
    }
  }
  benchComponents();
  benchCycles();
};
