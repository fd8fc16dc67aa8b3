/** From a catalog to the relationship graph: conversion, relationships, order. */
import { builtinTypes, relationshipGraph } from '../../src/engine/index.ts';
import type { Bench } from './bench.ts';
import { compileText } from './compile-text.ts';
import { resources } from './manifests.ts';
import { measure, milliseconds } from './measure.ts';
import { row } from './row.ts';

export const benchGraph: Bench = () => {
  for (const count of [100, 1000, 10_000]) {
    const catalog = compileText(resources(count));
    const ours = measure(
      () => relationshipGraph(catalog, builtinTypes),
      count === 10_000 ? { warmUp: 2, rounds: 5 } : { warmUp: 5, rounds: 9 },
    );
    row(`graph ${count}`, milliseconds(ours), 'conversion, relationships, order');
  }
};
