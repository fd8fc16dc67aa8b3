/** The outline of files that have no Puppet code: keys of YAML and JSON, modules of a Puppetfile, settings. */
import type { YamlNode } from '../../engine/index.ts';
import type { DocumentSymbol, Range } from '../answers.ts';
import { readPuppetfile } from '../checks/data/puppetfile-modules.ts';
import type { ParsedFile } from '../parsed-file.ts';

/** Deeper keys would make the outline hard to read. */
const DEEPEST = 5;
/** Maximum number of nested keys. A file with more shows only its top-level keys. */
const MOST_NESTED = 2000;

/** Returns undefined for a file whose outline comes from the index. */
export function symbolsOfData(file: ParsedFile): readonly DocumentSymbol[] | undefined {
  switch (file.kind) {
    case 'data':
    case 'hiera.yaml':
    case 'metadata.json':
    case '.fixtures.yml':
      return file.data === undefined ? undefined : new DataOutline(file.text).ofFile(file.data);
    case 'Puppetfile':
      return readPuppetfile(file.text).modules.map(({ name, span, options, version }) => {
        const last = options.at(-1)?.valueSpan ?? version?.span ?? span;
        const end = last.offset + last.length;
        return toKey(name, [span.offset, end], [span.offset, span.offset + span.length]);
      });
    case 'environment.conf':
      return [...file.text.matchAll(/^[ \t]*(\w+)[ \t]*=.*$/gm)].map(({ 0: line, 1: name = '', index }) => {
        const start = index + line.indexOf(name);
        return toKey(name, [start, index + line.length], [start, start + name.length]);
      });
    default:
      return undefined;
  }
}

function toKey(name: string, range: Range, selection: Range, children: readonly DocumentSymbol[] = []): DocumentSymbol {
  return { name, kind: 'key', range, selection, ...(children.length === 0 ? {} : { children }) };
}

class DataOutline {
  readonly #text: string;
  #nested = 0;

  constructor(text: string) {
    this.#text = text;
  }

  ofFile(root: YamlNode): readonly DocumentSymbol[] {
    const found = this.#below(root, this.#text.length, 0);
    if (this.#nested <= MOST_NESTED) return found;
    return found.map(({ name, range, selection }) => toKey(name, range, selection));
  }

  /** Returns the keys below a node. `nodeEnd` is the end of the node, or any offset before the code that follows it. */
  #below(node: YamlNode, nodeEnd: number, depth: number): readonly DocumentSymbol[] {
    if (depth >= DEEPEST) return [];
    const close = { '{': '}', '[': ']' }[this.#text.charAt(node.offset)];
    const end = close === undefined ? nodeEnd : Math.max(this.#text.lastIndexOf(close, nodeEnd - 1), node.offset + 1);
    if (node.kind === 'sequence') {
      return node.items.flatMap((item, index) => {
        if (item.kind !== 'mapping' || !this.#counts(depth)) return [];
        const range = this.#range(item.offset, node.items[index + 1]?.offset ?? end);
        const name = item.entries.find(([key]) => key.kind === 'scalar' && key.text === 'name')?.[1];
        const label = name?.kind === 'scalar' && name.text !== '' ? name.text : `[${index}]`;
        const named = name?.kind === 'scalar' ? this.#spanOf(name) : undefined;
        const isInside = named !== undefined && named[0] >= range[0] && named[1] <= range[1];
        const selection: Range = isInside ? named : [range[0], Math.min(range[0] + 1, range[1])];
        return [toKey(label, range, selection, this.#below(item, range[1], depth + 1))];
      });
    }
    if (node.kind !== 'mapping') return [];
    return node.entries.flatMap(([key, value], index) => {
      if (key.kind !== 'scalar' || !this.#counts(depth)) return [];
      const range = this.#range(key.offset, node.entries[index + 1]?.[0].offset ?? end);
      return [
        toKey(key.text.replace(/^:(?=.)/, ''), range, this.#spanOf(key), this.#below(value, range[1], depth + 1)),
      ];
    });
  }

  /** Counts a nested key. Returns false if no more keys are needed, because the file has too many of them. */
  #counts(depth: number): boolean {
    if (depth > 0) this.#nested += 1;
    return depth === 0 || this.#nested <= MOST_NESTED;
  }

  /** Leaves out white space, comments, and the marks between two entries at the end of a range. */
  #range(start: number, from: number): Range {
    let end = from;
    for (;;) {
      while (end > start && /[\s,]/.test(this.#text.charAt(end - 1))) end -= 1;
      const lineStart = Math.max(this.#text.lastIndexOf('\n', end - 1) + 1, start);
      const line = this.#text.slice(lineStart, end).trimStart();
      if (lineStart === start || !(line === '-' || line.startsWith('#'))) return [start, Math.max(end, start + 1)];
      end = lineStart;
    }
  }

  #spanOf({ offset, text }: YamlNode & { readonly kind: 'scalar' }): Range {
    const quote = this.#text.charAt(offset);
    const start = offset + (quote === '"' || quote === "'" ? 1 : 0);
    return [start, start + text.length];
  }
}
