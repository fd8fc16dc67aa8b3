/** Formats YAML with prettier, which keeps its comments. */
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import { yamlData } from '../../engine/index.ts';
import { WIDTH } from './doc.ts';

/** Returns the formatted source; undefined if it is not YAML, or prettier would change its data. */
export async function formatYaml(text: string): Promise<string | undefined> {
  try {
    const formatted = await format(text, {
      ...{ parser: 'yaml', plugins: [yaml], endOfLine: 'auto' },
      ...{ printWidth: WIDTH, proseWrap: 'preserve', singleQuote: true },
    });
    return isSameData(text, formatted) ? formatted : undefined;
  } catch {
    return undefined;
  }
}

function isSameData(text: string, formatted: string): boolean {
  const [before, after] = [yamlData(text), yamlData(formatted)];
  return (
    before.kind === 'data' && after.kind === 'data' && JSON.stringify(before.value) === JSON.stringify(after.value)
  );
}
