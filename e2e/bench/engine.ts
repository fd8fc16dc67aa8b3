/** Benchmarks of the engine, done as `puppet.rb` benchmarks Puppet: each manifest in a separate, warmed-up process. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { applyCatalog, builtinTypes, createTarget, loadPlatform, relationshipGraph } from '../../src/engine/index.ts';
import { compileText } from './stages/compile-text.ts';
import { measureWarmAsync, type Measure } from './measure.ts';
import { MEASURE } from './measuring.ts';

await loadPlatform('debian-12');

/**
 * The benchmarks, under the same names as in `puppet.rb`. Each function prepares a round for one manifest. A round
 * returns nothing: an awaited value would stay in memory during the next round, and the garbage collector would copy
 * it.
 */
const works = {
  compile: (text: string) => () => {
    compileText(text);
  },
  graph: (text: string) => {
    const catalog = compileText(text);
    return () => {
      relationshipGraph(catalog, builtinTypes);
    };
  },
  apply: (text: string) => {
    const catalog = compileText(text);
    // All rounds use one machine, because a noop run does not change it.
    const target = createTarget();
    return async () => {
      await applyCatalog(catalog, target, { types: builtinTypes, noop: true });
    };
  },
} satisfies Record<string, (text: string) => () => void | Promise<void>>;

type Verb = keyof typeof works;

/** Starts a process that measures one benchmark with the manifest in a file. */
export function engine(verb: Verb, file: string): Measure {
  const [, bundle = ''] = process.argv;
  const result = spawnSync(process.execPath, [bundle, MEASURE, verb, file], { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(result.stderr);
  return JSON.parse(result.stdout) as Measure;
}

/** Called in the separate process: measures, and prints the result as JSON. */
export async function measureEngine(verb: string, file: string): Promise<void> {
  if (!isVerb(verb)) throw new Error(`There is no work ${verb}.`);
  console.log(JSON.stringify(await measureWarmAsync(works[verb](readFileSync(file, 'utf8')))));
}

function isVerb(verb: string): verb is Verb {
  return verb in works;
}
