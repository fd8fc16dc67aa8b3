/**
 * Measures the time from a catalog to the report of a run that changes nothing: conversion, relationships and
 * evaluation of all resources.
 */
import type { Bench } from '../bench.ts';
import { engine } from '../engine.ts';
import { counts, Growth, shapes } from '../growth.ts';
import { milliseconds } from '../measure.ts';
import { ratio, realPuppet } from '../real-puppet.ts';
import { row } from '../row.ts';

export const benchApply: Bench = (scratch) => {
  for (const { name, text } of shapes) {
    const growth = new Growth();
    for (const count of counts) {
      const file = scratch.write(`apply-${name}-${count}.pp`, text(count));
      const ours = engine('apply', file);
      row(`noop run ${name} ${count}`, milliseconds(ours), ...growth.cells(ours, count));
      const puppet = realPuppet('apply', file, 3);
      if (puppet !== undefined) row('  Puppet', milliseconds(puppet), ratio(puppet, ours));
    }
  }
};
