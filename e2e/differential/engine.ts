/** Runs inputs in this project's engine, in the same form as real Puppet gets them. */
import { setImmediate } from 'node:timers/promises';
import { evaluateLine } from '../../src/cli/evaluate.ts';
import { runOnTables } from '../conformance/areas.ts';
import type { ReleaseId } from '../../src/engine/index.ts';
import { baseRelease } from '../conformance/releases/openvox.ts';
import type { JsonRecord } from '../conformance/compare.ts';
import type { Answerer, LaidSource } from './puppet.ts';

async function answerTo(source: LaidSource, release: ReleaseId): Promise<object> {
  try {
    // Replaces `\n` in an expression with a line break, as the recorder does.
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
        // Yields to the event loop, so that the output of the Puppet process, which runs at the same time, is read.
        await setImmediate();
        results.push(JSON.parse(JSON.stringify(await answerTo(source, release))) as JsonRecord);
      }
      return results;
    },
    close() {},
  };
}
