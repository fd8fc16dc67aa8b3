/** Parses and checks a megabyte of dense code. */
import { parse, validate } from '../../../src/engine/index.ts';
import type { Bench } from '../bench.ts';
import { corpus } from '../manifests.ts';
import { measureWarm, type Measure } from '../measure.ts';
import { ratio, realPuppet } from '../real-puppet.ts';
import { row } from '../row.ts';
import { treeSitter } from '../tree-sitter.ts';

export const benchParse: Bench = async (scratch) => {
  const texts = corpus();
  const megabytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;
  const speed = ({ seconds }: Measure): string => `${(megabytes / seconds).toFixed(1)} MB/s`;
  const both = measureWarm(() => {
    for (const text of texts) validate(parse(text, 'bench.pp').program);
  });
  const alone = measureWarm(() => {
    for (const text of texts) parse(text, 'bench.pp');
  });
  texts.forEach((text, index) => scratch.write(`${index}.pp`, text));
  const puppet = realPuppet('parse', scratch.folder);
  const tree = await treeSitter(texts);
  row('parse', speed(alone), `${texts.length} files, ${megabytes.toFixed(2)} MB`);
  row('parse and validate', speed(both));
  row(
    '  Puppet, both',
    puppet === undefined ? 'not installed' : `${speed(puppet)}   Puppet ${puppet.version}`,
    ratio(puppet, both),
  );
  row('  tree-sitter-puppet, wasm', speed(tree), ratio(tree, alone));
};
