/** Benchmarks of the engine in the same way that `puppet.rb` measures Puppet: each manifest in its own warm process. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { applyCatalog, builtinTypes, createTarget, loadPlatform, relationshipGraph } from '../../src/engine/index.ts';
import { compileText } from './compile-text.ts';
import { measureWarmAsync, type Measure } from './measure.ts';
import { MEASURE } from './measuring.ts';

await loadPlatform('debian-12');

/**
 * The benchmarks, with the names in `puppet.rb`. Each function prepares one round for a manifest. A round drops its
 * result, since an awaited value would stay alive through the next round, in which the garbage collector would copy it.
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
    // One machine for all rounds, since a noop run does not change it.
    const target = createTarget();
    return async () => {
      await applyCatalog(catalog, target, { types: builtinTypes, noop: true });
    };
  },
} satisfies Record<string, (text: string) => () => void | Promise<void>>;

type Verb = keyof typeof works;

/** Starts a process that measures the work with the manifest of a file. */
export function engine(verb: Verb, file: string): Measure {
  const [, bundle = ''] = process.argv;
  const result = spawnSync(process.execPath, [bundle, MEASURE, verb, file], { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(result.stderr);
  return JSON.parse(result.stdout) as Measure;
}

/** Runs in its own process: measures, and prints the result as JSON. */
export async function measureEngine(verb: string, file: string): Promise<void> {
  if (!isVerb(verb)) throw new Error(`There is no work ${verb}.`);
  console.log(JSON.stringify(await measureWarmAsync(works[verb](readFileSync(file, 'utf8')))));
}

function isVerb(verb: string): verb is Verb {
  return verb in works;
}
