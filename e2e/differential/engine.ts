/** The engine of this project, which answers the same inputs as a real Puppet. */
import { setImmediate } from 'node:timers/promises';
import { evaluateLine } from '../../src/cli/evaluate.ts';
import { findArea } from '../conformance/areas.ts';
import type { JsonRecord } from '../conformance/compare.ts';
import type { Answerer, LaidSource } from './puppet.ts';

/** An area on the machine of tables, with all of the stages. */
const area = findArea('language');

async function answerTo(source: LaidSource): Promise<object> {
  try {
    // The recorder reads `\n` of an expression as a newline.
    if (source.form === 'expression') return evaluateLine(source.text.replaceAll('\\n', '\n'));
    return await area.run(source.folder);
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

export const engine: Answerer = {
  async answer(sources) {
    const results: JsonRecord[] = [];
    for (const source of sources) {
      // Lets the output of Puppet in, which works at the same time.
      await setImmediate();
      results.push(JSON.parse(JSON.stringify(await answerTo(source))) as JsonRecord);
    }
    return results;
  },
  close() {},
};
