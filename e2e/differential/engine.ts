/** Runs inputs in the engine of this project, in the form that a real Puppet gets them. */
import { setImmediate } from 'node:timers/promises';
import { evaluateLine } from '../../src/cli/evaluate.ts';
import { runOnTables } from '../conformance/areas.ts';
import type { ReleaseId } from '../../src/engine/index.ts';
import { baseRelease } from '../conformance/releases/openvox.ts';
import type { JsonRecord } from '../conformance/compare.ts';
import type { Answerer, LaidSource } from './puppet.ts';

async function answerTo(source: LaidSource, release: ReleaseId): Promise<object> {
  try {
    // The recorder reads `\n` of an expression as a newline.
    if (source.form === 'expression')
      return evaluateLine(source.text.replaceAll('\\n', '\n'), release, { factsFrom: baseRelease });
    return await runOnTables(source.folder, release);
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

export function createEngine(release: ReleaseId): Answerer {
  return {
    async answer(sources) {
      const results: JsonRecord[] = [];
      for (const source of sources) {
        // Yields to the event loop, since the Puppet process works at the same time and its output must be read.
        await setImmediate();
        results.push(JSON.parse(JSON.stringify(await answerTo(source, release))) as JsonRecord);
      }
      return results;
    },
    close() {},
  };
}
