/** Parses tokens into the nodes of the first document (libyaml's `parser.c`). Ruby ignores further documents. */
import { type Mark, START, YamlMistake } from './cursor.ts';
import { Scanner } from './scanner.ts';
import type { Token, TokenKind } from './token.ts';

interface NodeProperties {
  /** The full tag, in which the prefix that the document declares replaces the handle. */
  readonly tag: string | undefined;
  readonly anchor: string | undefined;
  readonly offset: number;
}
export interface ScalarNode extends NodeProperties {
  readonly kind: 'scalar';
  readonly text: string;
  readonly isQuoted: boolean;
}
export interface SequenceNode extends NodeProperties {
  readonly kind: 'sequence';
  readonly items: readonly YamlNode[];
}
export interface MappingNode extends NodeProperties {
  readonly kind: 'mapping';
  readonly entries: readonly (readonly [key: YamlNode, value: YamlNode])[];
}
interface AliasNode {
  readonly kind: 'alias';
  readonly name: string;
  readonly offset: number;
}
export type YamlNode = ScalarNode | SequenceNode | MappingNode | AliasNode;

export class NestedTooDeep extends Error {
  readonly offset: number;
  constructor(offset: number) {
    super('nested too deep');
    this.offset = offset;
  }
}

/**
 * Returns the root of the first document, or undefined if there is none. Throws `YamlMistake` for invalid syntax, and
 * `NestedTooDeep` for more than `depth` levels.
 */
export function parseYaml(text: string, depth: number): YamlNode | undefined {
  return new Parser(text, depth).document();
}

class Parser {
  readonly #scanner: Scanner;
  readonly #handles = new Map([
    ['!', '!'],
    ['!!', 'tag:yaml.org,2002:'],
  ]);
  #depth: number;

  constructor(text: string, depth: number) {
    this.#scanner = new Scanner(text);
    this.#depth = depth;
  }

  #peek(): Token {
    return this.#scanner.peek();
  }
  #is(...kinds: readonly TokenKind[]): boolean {
    return kinds.includes(this.#peek().kind);
  }
  #skipIf(kind: TokenKind): boolean {
    if (!this.#is(kind)) return false;
    this.#scanner.skip();
    return true;
  }

  document(): YamlNode | undefined {
    if (this.#is('stream-end')) return undefined;
    let isExplicit = false;
    if (this.#is('version-directive', 'tag-directive', 'document-start')) {
      isExplicit = true;
      this.#directives();
      if (!this.#skipIf('document-start')) {
        throw new YamlMistake('did not find expected <document start>', undefined, START, this.#peek().start.offset);
      }
    }
    const ends = this.#is('version-directive', 'tag-directive', 'document-start', 'document-end', 'stream-end');
    const root = isExplicit && ends ? this.#empty() : this.#node(true, false);
    this.#peek();
    return root;
  }

  #directives(): void {
    let version = false;
    const own = new Set<string>();
    while (this.#is('version-directive', 'tag-directive')) {
      const { kind, text, handle, start } = this.#peek();
      const fail = (problem: string): never => {
        throw new YamlMistake(problem, undefined, START, start.offset);
      };
      if (kind === 'version-directive') {
        if (version) fail('found duplicate %YAML directive');
        if (text !== '1.1' && text !== '1.2') fail('found incompatible YAML document');
        version = true;
      } else {
        if (own.has(handle)) fail('found duplicate %TAG directive');
        own.add(handle);
        this.#handles.set(handle, text);
      }
      this.#scanner.skip();
    }
  }

  #empty(mark: Mark = this.#peek().start): ScalarNode {
    return { kind: 'scalar', text: '', isQuoted: false, tag: undefined, anchor: undefined, offset: mark.offset };
  }

  #nodeUnless(kinds: readonly TokenKind[], isBlock: boolean, mayBeIndentless: boolean): YamlNode {
    return this.#is(...kinds) ? this.#empty() : this.#node(isBlock, mayBeIndentless);
  }

  #node(isBlock: boolean, mayBeIndentless: boolean): YamlNode {
    const first = this.#peek();
    const { offset } = first.start;
    if (first.kind === 'alias') {
      this.#scanner.skip();
      return { kind: 'alias', name: first.text, offset };
    }
    const { anchor, tag } = this.#properties(first.start);
    const properties = { anchor, tag, offset };
    const next = this.#peek();
    if (mayBeIndentless && next.kind === 'block-entry') return this.#nested(offset, () => this.#indentless(properties));
    switch (next.kind) {
      case 'scalar': {
        this.#scanner.skip();
        const { text, isPlain } = next;
        const isUntagged = (isPlain && tag === undefined) || tag === '!';
        const isQuoted = !isUntagged && tag === undefined;
        return { kind: 'scalar', text, ...properties, tag: isUntagged ? undefined : tag, isQuoted };
      }
      case 'flow-sequence-start':
        return this.#nested(offset, () => this.#flowSequence(properties, next.start));
      case 'flow-mapping-start':
        return this.#nested(offset, () => this.#flowMapping(properties, next.start));
      case 'block-sequence-start':
        if (isBlock) return this.#nested(offset, () => this.#blockSequence(properties, next.start));
        break;
      case 'block-mapping-start':
        if (isBlock) return this.#nested(offset, () => this.#blockMapping(properties, next.start));
        break;
      default:
    }
    if (anchor !== undefined || tag !== undefined) return { ...this.#empty(), ...properties };
    const context = `while parsing a ${isBlock ? 'block' : 'flow'} node`;
    throw new YamlMistake('did not find expected node content', context, first.start, next.start.offset);
  }

  #nested<T>(offset: number, run: () => T): T {
    if (this.#depth <= 0) throw new NestedTooDeep(offset);
    this.#depth -= 1;
    const node = run();
    this.#depth += 1;
    return node;
  }

  #properties(start: Mark): { readonly anchor: string | undefined; readonly tag: string | undefined } {
    let anchor: string | undefined;
    let written: Token | undefined;
    for (;;) {
      const next = this.#peek();
      if (next.kind === 'anchor' && anchor === undefined) anchor = next.text;
      else if (next.kind === 'tag' && written === undefined) written = next;
      else break;
      this.#scanner.skip();
    }
    if (written === undefined) return { anchor, tag: undefined };
    const prefix = written.handle === '' ? '' : this.#handles.get(written.handle);
    if (prefix === undefined) {
      throw new YamlMistake('found undefined tag handle', 'while parsing a node', start, written.start.offset);
    }
    return { anchor, tag: prefix + written.text };
  }

  #blockSequence(properties: NodeProperties, start: Mark): SequenceNode {
    this.#scanner.skip();
    const items: YamlNode[] = [];
    while (this.#skipIf('block-entry')) items.push(this.#nodeUnless(['block-entry', 'block-end'], true, false));
    this.#expect('block-end', "did not find expected '-' indicator", 'while parsing a block collection', start);
    return { kind: 'sequence', items, ...properties };
  }

  /** Parses a block sequence whose dashes have the same indentation as their key. */
  #indentless(properties: NodeProperties): SequenceNode {
    const items: YamlNode[] = [];
    while (this.#skipIf('block-entry')) {
      items.push(this.#nodeUnless(['block-entry', 'key', 'value', 'block-end'], true, false));
    }
    return { kind: 'sequence', items, ...properties };
  }

  #blockMapping(properties: NodeProperties, start: Mark): MappingNode {
    const ends = ['key', 'value', 'block-end'] as const;
    this.#scanner.skip();
    const entries: [YamlNode, YamlNode][] = [];
    while (this.#skipIf('key')) {
      const key = this.#nodeUnless(ends, true, true);
      entries.push([key, this.#skipIf('value') ? this.#nodeUnless(ends, true, true) : this.#empty()]);
    }
    this.#expect('block-end', 'did not find expected key', 'while parsing a block mapping', start);
    return { kind: 'mapping', entries, ...properties };
  }

  #expect(kind: TokenKind, problem: string, context: string, start: Mark): void {
    const { offset } = this.#peek().start;
    if (!this.#skipIf(kind)) throw new YamlMistake(problem, context, start, offset);
  }

  #flowSequence(properties: NodeProperties, start: Mark): SequenceNode {
    this.#scanner.skip();
    const items: YamlNode[] = [];
    for (let isFirst = true; !this.#is('flow-sequence-end'); isFirst = false) {
      if (!isFirst)
        this.#expect('flow-entry', "did not find expected ',' or ']'", 'while parsing a flow sequence', start);
      if (this.#is('flow-sequence-end')) break;
      const { offset } = this.#peek().start;
      if (this.#skipIf('key')) items.push(this.#pair(offset));
      else items.push(this.#node(false, false));
    }
    this.#scanner.skip();
    return { kind: 'sequence', items, ...properties };
  }

  /** Parses the mapping with one entry inside a list such as `[a: b]`. */
  #pair(offset: number): MappingNode {
    const ends = ['flow-entry', 'flow-sequence-end'] as const;
    let key: YamlNode;
    if (this.#is('value', ...ends)) {
      key = this.#empty();
      // Skips a token without checking its kind, as libyaml does.
      this.#scanner.skip();
    } else key = this.#node(false, false);
    const value = this.#skipIf('value') ? this.#nodeUnless(ends, false, false) : this.#empty();
    return { kind: 'mapping', entries: [[key, value]], tag: undefined, anchor: undefined, offset };
  }

  #flowMapping(properties: NodeProperties, start: Mark): MappingNode {
    const ends = ['flow-entry', 'flow-mapping-end'] as const;
    this.#scanner.skip();
    const entries: [YamlNode, YamlNode][] = [];
    for (let isFirst = true; !this.#is('flow-mapping-end'); isFirst = false) {
      if (!isFirst)
        this.#expect('flow-entry', "did not find expected ',' or '}'", 'while parsing a flow mapping', start);
      if (this.#skipIf('key')) {
        const key = this.#nodeUnless(['value', ...ends], false, false);
        entries.push([key, this.#skipIf('value') ? this.#nodeUnless(ends, false, false) : this.#empty()]);
      } else if (!this.#is('flow-mapping-end')) entries.push([this.#node(false, false), this.#empty()]);
    }
    this.#scanner.skip();
    return { kind: 'mapping', entries, ...properties };
  }
}
