/** Spans of YAML and JSON nodes, and findings about the nodes. */
import { type Diagnostic, type Issue, type Span, type YamlNode } from '../../../engine/index.ts';

/**
 * Returns the span of a node: for a scalar, the whole scalar with its quotes; for a collection, its first character.
 */
export function spanOfNode(text: string, node: YamlNode): Span {
  const { offset } = node;
  if (node.kind === 'alias') return { offset, length: node.name.length + 1 };
  const quote = text.charAt(offset);
  if (node.kind === 'scalar' && (quote === '"' || quote === "'")) {
    const quoted = quote === '"' ? /"(?:[^"\\]|\\[\s\S])*"/y : /'(?:[^']|'')*'/y;
    quoted.lastIndex = offset;
    return { offset, length: quoted.exec(text)?.[0].length ?? 1 };
  }
  if (node.kind === 'scalar' && node.text !== '' && text.startsWith(node.text, offset))
    return { offset, length: node.text.length };
  return { offset, length: 1 };
}

/** Returns the span of the word, string or single character at an offset. */
export function spanAt(text: string, offset: number): Span {
  const word = /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[\w:.-]*\w|./y;
  word.lastIndex = offset;
  return { offset, length: word.exec(text)?.[0].length ?? 1 };
}

/** Finds keys that a mapping repeats, each with the earlier entry of the same key. */
export function* repeatedKeys(node: YamlNode): Iterable<{ readonly key: YamlNode; readonly first: YamlNode }> {
  if (node.kind === 'sequence') for (const item of node.items) yield* repeatedKeys(item);
  if (node.kind !== 'mapping') return;
  const seen = new Map<string, YamlNode>();
  for (const [key, value] of node.entries) {
    // The merge key `<<` may be repeated: each entry merges another map.
    if (key.kind === 'scalar' && key.text !== '<<') {
      const name = `${key.isQuoted} ${key.text}`;
      const first = seen.get(name);
      if (first === undefined) seen.set(name, key);
      else yield { key, first };
    }
    yield* repeatedKeys(value);
  }
}

/** Finds the entry of a key in a mapping. If the key occurs more than once, the last entry is used. */
export function entryOf(node: YamlNode | undefined, name: string): readonly [YamlNode, YamlNode] | undefined {
  return node?.kind === 'mapping' ? node.entries.findLast(([key]) => keyText(key) === name) : undefined;
}

/** Returns the text of a scalar key. Removes the colon of a Ruby symbol. */
export function keyText(key: YamlNode): string | undefined {
  return key.kind === 'scalar' ? key.text.replace(/^:(?=.)/, '') : undefined;
}

export type Found = Omit<Diagnostic, 'file'>;

export function foundAt(issue: Issue, severity: Diagnostic['severity'], span: Span): Found {
  return { ...issue, severity, span };
}

/** Returns the offset of a scalar's text. If the scalar has quotes, the text begins after the opening quote. */
export function textOffset(text: string, { offset }: YamlNode): number {
  return offset + (/["']/.test(text.charAt(offset)) ? 1 : 0);
}
