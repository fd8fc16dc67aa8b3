/** Evaluates loops, strings and hashes without any resource. */
import type { Bench } from '../bench.ts';
import { compileText } from './compile-text.ts';
import { evaluation } from '../manifests.ts';
import { measureWarm, milliseconds } from '../measure.ts';
import { ratio, realPuppet } from '../real-puppet.ts';
import { row } from '../row.ts';

export const benchEvaluate: Bench = (scratch) => {
  const ours = measureWarm(() => compileText(evaluation));
  const puppet = realPuppet('compile', scratch.write('evaluate.pp', evaluation));
  row('evaluate', milliseconds(ours), 'loops, strings and hashes');
  if (puppet !== undefined) row('  Puppet', milliseconds(puppet), ratio(puppet, ours));
};
