/**
 * Reads YAML like Puppet with Psych 4.0 and libyaml (`Puppet::Util::Yaml.safe_load`). Reads only the first document.
 * Symbols become strings. Dates and other Ruby objects are rejected. Nodes keep their positions for diagnostics.
 */
import type { Issue } from '../diagnostics/issue.ts';
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import type { Type } from '../types/type.ts';
import { DEFAULT, isArray, isHash, ObjectValue, PuppetHash, type Value } from '../values/value.ts';
import { base64ToBytesLenient } from '../values/binary.ts';
import { scanScalar } from './scalar.ts';
import { YamlMistake } from './cursor.ts';
import {
  type MappingNode,
  NestedTooDeep,
  parseYaml,
  type ScalarNode,
  type SequenceNode,
  type YamlNode,
} from './parser.ts';

/** Limits for one file. They are far higher than real files need, and low enough to keep the page responsive. */
export const DATA_LIMITS = { characters: 4_000_000, values: 200_000, depth: 200 } as const;

/** A YAML source that was read. For a source without a document, `value` is `false`, as in Puppet. */
interface LoadedYaml {
  readonly kind: 'loaded';
  readonly value: Value;
  readonly root: YamlNode | undefined;
}
interface BrokenYaml {
  readonly kind: 'broken';
  readonly issue: Issue;
  readonly offset: number | undefined;
}

class Refusal extends Error {
  readonly issue: Issue;
  readonly offset: number | undefined;
  constructor(issue: Issue, offset: number | undefined) {
    super(issue.message);
    this.issue = issue;
    this.offset = offset;
  }
}

const recent = new Map<string, LoadedYaml | BrokenYaml>();
const RECENT_FILES = 200;

/** Reads YAML. `file` is the file name that messages show. */
export function loadYaml(text: string, file: string): LoadedYaml | BrokenYaml {
  const key = `${file}\0${text}`;
  let result = recent.get(key);
  if (result === undefined) {
    if (recent.size >= RECENT_FILES) recent.clear();
    result = read(text, file);
    recent.set(key, result);
  }
  return result;
}

function read(text: string, file: string): LoadedYaml | BrokenYaml {
  const limit = DATA_LIMITS.characters;
  if (text.length > limit) return broken(hieraIssues.tooLong({ file, limit }), 0);
  try {
    const root = parseYaml(text, DATA_LIMITS.depth);
    const value = root === undefined ? undefined : new Reader(file).read(root);
    return { kind: 'loaded', value: value ?? false, root };
  } catch (error) {
    if (error instanceof Refusal) return broken(error.issue, error.offset);
    if (error instanceof YamlMistake) {
      return broken(hieraIssues.unparsable({ file, detail: error.message }), error.offset);
    }
    if (error instanceof NestedTooDeep) {
      return broken(hieraIssues.tooDeep({ file, limit: DATA_LIMITS.depth }), error.offset);
    }
    throw error;
  }
}

/**
 * Returns Psych's own message about an invalid source, without the text that Puppet adds for data files. `file` is the
 * file name for the message, or undefined for a message without one.
 */
export function psychText({ issue }: BrokenYaml, file: string | undefined): string {
  const named = file === undefined ? '' : `(${file}): `;
  if (hieraIssues.classNotAllowed.is(issue)) return `${named}Tried to load unspecified class: ${issue.args.className}`;
  if (hieraIssues.unparsable.is(issue))
    return issue.args.file === undefined ? issue.args.detail : named + issue.args.detail;
  return issue.message;
}

function broken(issue: Issue, offset: number | undefined): BrokenYaml {
  return { kind: 'broken', issue, offset };
}

const SYMBOL: Type = { kind: 'Runtime', runtime: 'ruby', name: 'Symbol' };

class Reader {
  readonly #file: string;
  /** Values of the anchors read so far. A value is undefined while the anchor's own node is being read. */
  readonly #anchors = new Map<string, { readonly value: Value; readonly size: number } | undefined>();
  #size = 0;

  constructor(file: string) {
    this.#file = file;
  }

  read(node: YamlNode): Value {
    if (node.kind === 'alias') return this.#alias(node.name, node.offset);
    const { anchor } = node;
    const before = this.#size;
    this.#grow(1, node.offset);
    if (anchor !== undefined) this.#anchors.set(anchor, undefined);
    const value = this.#value(node);
    if (anchor !== undefined) this.#anchors.set(anchor, { value, size: this.#size - before });
    return value;
  }

  #value(node: ScalarNode | SequenceNode | MappingNode): Value {
    switch (node.kind) {
      case 'scalar':
        return this.#scalar(node);
      case 'sequence':
        return this.#sequence(node);
      case 'mapping':
        return this.#map(node);
    }
  }

  #grow(by: number, offset: number | undefined): void {
    this.#size += by;
    const limit = DATA_LIMITS.values;
    if (this.#size > limit) throw new Refusal(hieraIssues.tooLarge({ file: this.#file, limit }), offset);
  }

  #alias(name: string, offset: number | undefined): Value {
    // Ruby's message about an unknown alias contains no file name, unlike its other messages about YAML.
    if (!this.#anchors.has(name))
      throw new Refusal(hieraIssues.unparsable({ file: undefined, detail: `Unknown alias: ${name}` }), offset);
    const target = this.#anchors.get(name);
    if (target === undefined) throw new Refusal(hieraIssues.recursiveAlias({ file: this.#file, name }), offset);
    this.#grow(target.size, offset);
    return target.value;
  }

  #sequence(node: SequenceNode): Value {
    this.#checkClass(node);
    const items = node.items.map((item) => this.read(item));
    // Reads an ordered map (a sequence of maps) as a hash with the first entry of each map, as Ruby does.
    if (node.tag !== '!omap' && node.tag !== 'tag:yaml.org,2002:omap') return items;
    return PuppetHash.of(items.flatMap((item) => (isHash(item) ? [...item].slice(0, 1) : [])));
  }

  /** Reads a hash. If a key occurs more than once, its last entry wins. `<<` merges the entries of another map. */
  #map(node: MappingNode): Value {
    this.#checkClass(node);
    const entries: (readonly [Value, Value])[] = [];
    for (const [keyNode, valueNode] of node.entries) {
      const key = symbolText(this.read(keyNode));
      const value = this.read(valueNode);
      const merged = key === '<<' ? mergedEntries(value) : undefined;
      if (merged === undefined) entries.push([key, value]);
      else entries.push(...merged);
    }
    return PuppetHash.of(entries);
  }

  #scalar(node: ScalarNode): Value {
    const { text, tag } = node;
    if (tag === undefined) return node.isQuoted ? text : this.#scan(text, node);
    if (tag === 'tag:yaml.org,2002:str' || /^!(?:str|ruby\/string)$/.test(tag)) return text;
    if (tag === '!binary' || tag === 'tag:yaml.org,2002:binary')
      return new TextDecoder().decode(base64ToBytesLenient(text));
    if (tag === '!float' || tag === 'tag:yaml.org,2002:float') {
      const value = this.#scan(text, node);
      return typeof value === 'bigint' ? Number(value) : value;
    }
    const symbol = /^!ruby\/sym(?:bol)?:?/.test(tag);
    if (symbol) return symbolValue(text);
    this.#checkClass(node);
    return this.#scan(text, node);
  }

  #scan(text: string, node: ScalarNode): Value {
    const scanned = scanScalar(text);
    switch (scanned.kind) {
      case 'value':
        return scanned.value;
      case 'symbol':
        return symbolValue(scanned.name);
      case 'refused':
        return this.#refuseClass(scanned.className, node.offset);
    }
  }

  /** Rejects tags that name Ruby classes, such as `!ruby/object:File`, because no class is allowed. */
  #checkClass(node: ScalarNode | SequenceNode | MappingNode): void {
    if (node.kind === 'mapping') this.#checkCollectionClass(node);
    const match = /^!ruby\/(object|struct|class|module|regexp|range|exception|hash|array|string)(?::(.*))?$/.exec(
      node.tag ?? '',
    );
    if (match === null) return;
    const [, what = '', name = ''] = match;
    if ((what === 'hash' || what === 'array') && name === '') return;
    const className = name === '' ? what.charAt(0).toUpperCase() + what.slice(1) : name;
    this.#refuseClass(className, node.offset);
  }

  #checkCollectionClass({ tag, offset }: MappingNode): void {
    const name = /^(?:!|tag:yaml\.org,2002:)(set|omap)$/.exec(tag ?? '')?.[1];
    if (name === undefined) return;
    this.#refuseClass(`Psych::${name === 'set' ? 'Set' : 'Omap'}`, offset);
  }

  #refuseClass(className: string, offset: number | undefined): never {
    throw new Refusal(hieraIssues.classNotAllowed({ file: this.#file, className }), offset);
  }
}

function mergedEntries(value: Value): Iterable<readonly [Value, Value]> | undefined {
  if (isHash(value)) return value;
  if (!isArray(value) || !value.every(isHash)) return undefined;
  return value.toReversed().flatMap((each) => [...each]);
}

function symbolValue(name: string): Value {
  return name === 'default' ? DEFAULT : new ObjectValue(SYMBOL, new Map([['name', name]]));
}

/** Converts a symbol key to a string, like Puppet's `symkeys_to_string`. */
function symbolText(key: Value): Value {
  if (key === DEFAULT) return 'default';
  if (!(key instanceof ObjectValue) || key.type !== SYMBOL) return key;
  return key.attributes.get('name');
}
