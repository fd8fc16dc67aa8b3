/**
 * `npm run bench [-- NAME ...]`: how long the engine takes, by CPU, with the ratio to the Puppet of this machine in the same run
 * where there is one (`PUPPET_LIB` picks a checkout). Machines are noisy: quote ratios of one run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  builtinTypes,
  compile,
  factsOf,
  parse,
  platforms,
  relationshipGraph,
  typeKnowledge,
  validate,
  valuesFromJson,
  type Catalog,
} from '../../src/engine/index.ts';
import { corpus, evaluation, resources } from './manifests.ts';
import { measure, milliseconds, type Measure } from './measure.ts';
import { ratio, realPuppet } from './real-puppet.ts';
import { treeSitter } from './tree-sitter.ts';

const folder = mkdtempSync(join(tmpdir(), 'bunraku-bench-'));
const types = typeKnowledge(builtinTypes);
const node = { name: 'bench.example.com', facts: valuesFromJson(factsOf(platforms['debian-12'], 'bench.example.com')) };

function row(name: string, ...cells: readonly string[]): void {
  console.log(`${name.padEnd(28)}${cells.filter((cell) => cell !== '').join('   ')}`);
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function compileText(text: string): Catalog {
  const { catalog, error } = compile({
    files: { paths: ['manifests/site.pp'], read: () => text },
    node,
    types,
  });
  if (catalog === undefined) throw new Error(error?.message ?? 'no catalog');
  return catalog;
}

async function benchParse(): Promise<void> {
  const texts = corpus();
  const megabytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;
  const speed = ({ seconds }: Measure): string => `${(megabytes / seconds).toFixed(1)} MB/s`;
  const both = measure(() => {
    for (const text of texts) validate(parse(text, 'bench.pp').program);
  });
  const alone = measure(() => {
    for (const text of texts) parse(text, 'bench.pp');
  });
  texts.forEach((text, index) => write(`${index}.pp`, text));
  const puppet = realPuppet('parse', folder);
  const tree = await treeSitter(texts);
  row('parse', speed(alone), `${texts.length} files, ${megabytes.toFixed(2)} MB`);
  row('parse and validate', speed(both));
  row(
    '  Puppet, both',
    puppet === undefined ? 'not installed' : `${speed(puppet)}   Puppet ${puppet.version}`,
    ratio(puppet, both),
  );
  row('  tree-sitter-puppet, wasm', speed(tree), ratio(tree, alone));
}

function benchEvaluate(): void {
  const ours = measure(() => compileText(evaluation));
  const puppet = realPuppet('compile', write('evaluate.pp', evaluation));
  row('evaluate', milliseconds(ours), 'loops, strings and hashes');
  if (puppet !== undefined) row('  Puppet', milliseconds(puppet), ratio(puppet, ours));
}

function benchCompile(): void {
  for (const count of [100, 1000, 10_000]) {
    const text = resources(count);
    const rounds = count === 10_000 ? { warmUp: 2, rounds: 5 } : { warmUp: 5, rounds: 9 };
    const ours = measure(() => compileText(text), rounds);
    const catalog = compileText(text);
    const graph = measure(() => relationshipGraph(catalog, builtinTypes), rounds);
    const each = (ours.seconds * 1e6) / count;
    row(`compile ${count}`, milliseconds(ours), `${each.toFixed(1)} µs a resource`);
    const puppet = realPuppet('compile', write(`compile-${count}.pp`, text), count === 10_000 ? 2 : 3);
    if (puppet !== undefined) row('  Puppet', milliseconds(puppet), ratio(puppet, ours));
    row(`graph ${count}`, milliseconds(graph), 'conversion, relationships, order');
  }
}

const benches: Readonly<Record<string, () => void | Promise<void>>> = {
  parse: benchParse,
  evaluate: benchEvaluate,
  compile: benchCompile,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 2;
} else {
  try {
    for (const [name, bench] of Object.entries(benches))
      if (wanted.length === 0 || wanted.includes(name)) await bench();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
