/**
 * `npm run bench [-- NAME ...]`: how long the engine takes, by CPU, with the ratio to the Puppet of this machine in the same run
 * where there is one (`PUPPET_LIB` picks a checkout). Machines are noisy: quote ratios of one run.
 */
import type { Bench } from './bench.ts';
import { benchApply } from './apply.ts';
import { benchCompile } from './compile.ts';
import { MEASURE, measureEngine } from './engine.ts';
import { benchEvaluate } from './evaluate.ts';
import { benchGraph } from './graph.ts';
import { benchLint } from './lint.ts';
import { benchMemory, measureMemory } from './memory.ts';
import { benchPage } from './page.ts';
import { benchParse } from './parse.ts';
import { benchRuby } from './ruby.ts';
import { scratchFolder } from './scratch.ts';
import { benchSearch } from './search.ts';
import { benchService, measureService } from './service.ts';

const benches: Readonly<Record<string, Bench>> = {
  parse: benchParse,
  evaluate: benchEvaluate,
  compile: benchCompile,
  graph: benchGraph,
  apply: benchApply,
  lint: benchLint,
  memory: benchMemory,
  ruby: benchRuby,
  service: benchService,
  page: benchPage,
  search: benchSearch,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
const [first, verb = '', file = ''] = wanted;
if (first === MEASURE) {
  if (verb === 'service') measureService(file);
  else await (verb === 'memory' ? measureMemory(file) : measureEngine(verb, file));
} else if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 2;
} else {
  const scratch = scratchFolder();
  try {
    for (const [name, bench] of Object.entries(benches))
      if (wanted.length === 0 || wanted.includes(name)) await bench(scratch);
  } finally {
    scratch.remove();
  }
}
