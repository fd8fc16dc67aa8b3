/**
 * Reads YAML as plain data, whatever program wrote it. Ignores tags with Ruby classes, and returns dates as strings.
 */
import { base64ToBytesLenient } from '../values/binary.ts';
import type { JsonData } from '../values/from-json.ts';
import { YamlMistake } from './cursor.ts';
import { DATA_LIMITS } from './load-yaml.ts';
import { NestedTooDeep, parseYaml, type MappingNode, type YamlNode } from './parser.ts';
import { scanScalar } from './scalar.ts';

export type YamlData =
  | { readonly kind: 'data'; readonly value: JsonData }
  | { readonly kind: 'broken'; readonly message: string; readonly offset: number };

/** Thrown if a source contains too many values. Values are counted again each time an alias repeats them. */
class TooLarge extends Error {}

/**
 * Reads the first document of a YAML or JSON source. `mostValues` limits the number of values, which aliases multiply.
 */
export function yamlData(text: string, mostValues: number = DATA_LIMITS.values): YamlData {
  try {
    const root = parseYaml(text, DATA_LIMITS.depth);
    return { kind: 'data', value: root === undefined ? null : new Reader(mostValues).read(root) };
  } catch (error) {
    if (error instanceof YamlMistake) return { kind: 'broken', message: error.message, offset: error.offset };
    if (error instanceof NestedTooDeep)
      return { kind: 'broken', message: `nested deeper than ${DATA_LIMITS.depth}`, offset: error.offset };
    if (error instanceof TooLarge) return { kind: 'broken', message: `more than ${mostValues} values`, offset: 0 };
    throw error;
  }
}

class Reader {
  readonly #anchors = new Map<string, YamlNode>();
  #left: number;

  constructor(mostValues: number) {
    this.#left = mostValues;
  }

  read(node: YamlNode): JsonData {
    this.#left -= 1;
    if (this.#left < 0) throw new TooLarge();
    if (node.kind === 'alias') {
      const target = this.#anchors.get(node.name);
      if (target === undefined) return null;
      // Removes the anchor while its node is read, because a node that contains itself would be infinite as plain data.
      this.#anchors.delete(node.name);
      const value = this.read(target);
      this.#anchors.set(node.name, target);
      return value;
    }
    const { anchor } = node;
    const value = this.#value(node);
    if (anchor !== undefined) this.#anchors.set(anchor, node);
    return value;
  }

  #value(node: Exclude<YamlNode, { readonly kind: 'alias' }>): JsonData {
    switch (node.kind) {
      case 'scalar':
        if (isBinaryTag(node.tag)) return new TextDecoder().decode(base64ToBytesLenient(node.text));
        return readScalar(node.text, node.isQuoted || isTextTag(node.tag));
      case 'sequence':
        return node.items.map((item) => this.read(item));
      case 'mapping':
        return this.#mapping(node);
    }
  }

  #mapping({ entries }: MappingNode): JsonData {
    return Object.fromEntries(
      entries.map(([keyNode, valueNode]) => {
        const key = this.read(keyNode);
        return [typeof key === 'string' ? key : JSON.stringify(key), this.read(valueNode)];
      }),
    );
  }
}

/** True for the tag of Base64. Ruby writes strings that are not valid UTF-8 in this form. */
function isBinaryTag(tag: string | undefined): boolean {
  return tag === '!binary' || tag === 'tag:yaml.org,2002:binary';
}

function isTextTag(tag: string | undefined): boolean {
  return (
    tag === 'tag:yaml.org,2002:str' || tag === '!str' || tag === '!ruby/string' || tag?.startsWith('!ruby/sym') === true
  );
}

function readScalar(text: string, isText: boolean): JsonData {
  if (isText) return text;
  const scanned = scanScalar(text);
  if (scanned.kind === 'symbol') return scanned.name;
  if (scanned.kind === 'refused') return text;
  const { value } = scanned;
  if (value === undefined) return null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : text;
  if (typeof value === 'number') return Number.isFinite(value) ? value : text;
  return typeof value === 'string' || typeof value === 'boolean' ? value : text;
}
