import { YamlMistake } from './cursor.ts';
import { DATA_LIMITS } from './load-yaml.ts';
import { NestedTooDeep, parseYaml, type YamlNode } from './parser.ts';

/**
 * Returns the nodes of a data file with their positions. Reads JSON as YAML. Returns `undefined` for an empty or
 * invalid source, because a lookup reports the error.
 */
export function dataTree(text: string): YamlNode | undefined {
  if (text.length > DATA_LIMITS.characters) return undefined;
  try {
    return parseYaml(text, DATA_LIMITS.depth);
  } catch (error) {
    if (error instanceof YamlMistake || error instanceof NestedTooDeep) return undefined;
    throw error;
  }
}
