/** From a catalog to the report of a run that changes nothing: conversion, relationships and the whole walk. */
import { applyCatalog, builtinTypes, createTarget } from '../../src/engine/index.ts';
import type { Bench } from './bench.ts';
import { compileText } from './compile-text.ts';
import { counts, Growth, shapes } from './growth.ts';
import { measureWarmAsync, milliseconds } from './measure.ts';
import { ratio, realPuppet } from './real-puppet.ts';
import { row } from './row.ts';

export const benchApply: Bench = async (scratch) => {
  for (const { name, text } of shapes) {
    const growth = new Growth();
    for (const count of counts) {
      const manifest = text(count);
      const catalog = compileText(manifest);
      // One machine for all rounds: a noop run leaves it as it is.
      const target = createTarget();
      const ours = await measureWarmAsync(() => applyCatalog(catalog, target, { types: builtinTypes, noop: true }));
      row(`noop run ${name} ${count}`, milliseconds(ours), ...growth.cells(ours, count));
      const puppet = realPuppet('apply', scratch.write(`apply-${name}-${count}.pp`, manifest), 3);
      if (puppet !== undefined) row('  Puppet', milliseconds(puppet), ratio(puppet, ours));
    }
  }
};
