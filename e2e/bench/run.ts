/**
 * `npm run bench [-- NAME ...]`: measures CPU times of the engine, and their ratio to the Puppet of this machine, if
 * installed (`PUPPET_LIB` selects a checkout). Machines are noisy, so quote only ratios of one run.
 */
import type { Bench } from './bench.ts';
import { MEASURE } from './measuring.ts';
import { scratchFolder } from './scratch.ts';

/** Loaded on request, so that a process that measures memory has nothing else on its heap. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  parse: async () => (await import('./stages/parse.ts')).benchParse,
  evaluate: async () => (await import('./stages/evaluate.ts')).benchEvaluate,
  compile: async () => (await import('./stages/compile.ts')).benchCompile,
  graph: async () => (await import('./stages/graph.ts')).benchGraph,
  apply: async () => (await import('./stages/apply.ts')).benchApply,
  lint: async () => (await import('./lint.ts')).benchLint,
  memory: async () => (await import('./memory.ts')).benchMemory,
  ruby: async () => (await import('./ruby.ts')).benchRuby,
  service: async () => (await import('./service.ts')).benchService,
  page: async () => (await import('./page/page.ts')).benchPage,
  open: async () => (await import('./page/open.ts')).benchOpen,
  latency: async () => (await import('./page/latency.ts')).benchLatency,
  reports: async () => (await import('./reports.ts')).benchReports,
  search: async () => (await import('./page/search.ts')).benchSearch,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
const [first, verb = '', file = ''] = wanted;
if (first === MEASURE) {
  if (verb === 'service') (await import('./service.ts')).measureService(file);
  else if (verb === 'memory') await (await import('./memory.ts')).measureMemory(file);
  else await (await import('./engine.ts')).measureEngine(verb, file);
} else if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 2;
} else {
  const scratch = scratchFolder();
  try {
    for (const [name, load] of Object.entries(benches)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const bench = await load();
      await bench(scratch);
    }
  } finally {
    scratch.remove();
  }
}
