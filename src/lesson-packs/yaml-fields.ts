/**
 * Reads YAML files with known fields. Records each fault with its line number. Scalars keep the characters of the
 * source: `mode: 0644` is the string `0644`.
 */
import { YamlMistake } from '../engine/yaml/cursor.ts';
import { NestedTooDeep, parseYaml, type YamlNode } from '../engine/yaml/parser.ts';
import type { Json } from '../protocol/project/project.ts';
import { packLimits, type PackFault } from './pack.ts';
import { adviseYaml } from './yaml-advice.ts';

/** Thrown for a value without the expected form. */
export class Misshapen extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

export type Fields = ReadonlyMap<string, YamlNode> & { readonly offset: number };

class FieldMap extends Map<string, YamlNode> {
  readonly offset: number;
  constructor(offset: number) {
    super();
    this.offset = offset;
  }
}

/** Reads a YAML file and collects its faults. */
export class YamlFile {
  readonly faults: PackFault[] = [];
  readonly #file: string;
  readonly #source: string;
  /** Line of the file at which the source starts, counted from 0. */
  readonly #firstLine: number;

  constructor(file: string, source: string, firstLine = 0) {
    this.#file = file;
    this.#source = source;
    this.#firstLine = firstLine;
  }

  root(): YamlNode | undefined {
    try {
      const root = parseYaml(this.#source, packLimits.yamlDepth);
      if (root !== undefined) rejectUnsupported(root, { left: packLimits.yamlValues });
      return root;
    } catch (error) {
      if (error instanceof YamlMistake) this.note(new Misshapen(this.#describeMistake(error), error.offset));
      else if (error instanceof NestedTooDeep)
        this.note(new Misshapen(`The file has more than ${packLimits.yamlDepth} nested levels.`, error.offset));
      else this.note(error);
      return undefined;
    }
  }

  /**
   * Describes a syntax error, with advice. Leaves out libyaml's line, which can differ from the line of the fault, and
   * is relative to the front matter instead of the file.
   */
  #describeMistake({ message, offset }: YamlMistake): string {
    const problem = message.replace(/ at line \d+ column \d+$/, '');
    const line = this.#source.slice(this.#source.lastIndexOf('\n', offset - 1) + 1).split('\n')[0] ?? '';
    const advice = adviseYaml(problem, line);
    return `Invalid YAML: ${problem}.${advice === undefined ? '' : ` ${advice}`}`;
  }

  /** Calls `read`. If the value does not have the expected form, records a fault and returns undefined. */
  try<Value>(read: () => Value): Value | undefined {
    try {
      return read();
    } catch (error) {
      this.note(error);
      return undefined;
    }
  }

  note(error: unknown): void {
    if (!(error instanceof Misshapen)) throw error;
    const line = this.#firstLine + this.#source.slice(0, error.offset).split('\n').length;
    this.faults.push({ file: this.#file, line, message: error.message });
  }
}

function rejectUnsupported(node: YamlNode, budget: { left: number }): void {
  budget.left -= 1;
  if (budget.left < 0) throw new Misshapen(`The file has more than ${packLimits.yamlValues} values.`, node.offset);
  if (node.kind === 'alias' || node.anchor !== undefined)
    throw new Misshapen('Anchors and aliases are not supported: write the value again.', node.offset);
  if (node.tag !== undefined) throw new Misshapen('Tags are not supported: remove the tag.', node.offset);
  if (node.kind === 'sequence') for (const item of node.items) rejectUnsupported(item, budget);
  if (node.kind === 'mapping')
    for (const pair of node.entries) for (const each of pair) rejectUnsupported(each, budget);
}

function describe(node: YamlNode): string {
  switch (node.kind) {
    case 'scalar':
      return node.text === '' ? 'nothing' : `“${node.text.slice(0, 40)}”`;
    case 'sequence':
      return 'a list';
    case 'mapping':
      return 'a map';
    case 'alias':
      return 'an alias';
  }
}

/**
 * @param known names of the allowed fields
 *
 * @param unlisted further allowed fields; the message about an unknown field does not mention them
 */
export function readFields(
  node: YamlNode,
  what: string,
  known: readonly string[],
  unlisted: readonly string[] = [],
): Fields {
  const fields = readAnyFields(node, what);
  for (const [name, value] of fields) {
    if (!known.includes(name) && !unlisted.includes(name))
      throw new Misshapen(`${what} has no field “${name}”. Its fields are: ${known.join(', ')}.`, value.offset);
  }
  return fields;
}

export function readAnyFields(node: YamlNode, what: string): Fields {
  if (node.kind !== 'mapping')
    throw new Misshapen(`${what} must be a map of fields, such as “name: value”, not ${describe(node)}.`, node.offset);
  const fields = new FieldMap(node.offset);
  for (const [key, value] of node.entries) {
    const name = readString(key, 'The name of a field');
    if (fields.has(name)) throw new Misshapen(`The field “${name}” occurs twice.`, key.offset);
    fields.set(name, value);
  }
  return fields;
}

export function readList(node: YamlNode, what: string, most: number): readonly YamlNode[] {
  if (node.kind !== 'sequence')
    throw new Misshapen(`${what} must be a list, with “- ” before each item, not ${describe(node)}.`, node.offset);
  if (node.items.length > most) throw new Misshapen(`${what} has more than ${most} items.`, node.offset);
  return node.items;
}

/** @param longest maximum length in UTF-16 code units */
export function readString(node: YamlNode, what: string, longest: number = packLimits.sentence): string {
  if (node.kind !== 'scalar' || (node.text === '' && !node.isQuoted))
    throw new Misshapen(`${what} must be a string, not ${describe(node)}.`, node.offset);
  if (node.text.length > longest) throw new Misshapen(`${what} is longer than ${longest} characters.`, node.offset);
  return node.text;
}

export function readNumber(node: YamlNode, what: string): number {
  const text = readString(node, what);
  if (!/^\d{1,9}$/.test(text))
    throw new Misshapen(`${what} must be a whole number, not ${describe(node)}.`, node.offset);
  return Number(text);
}

export function readBoolean(node: YamlNode, what: string): boolean {
  const text = readString(node, what);
  if (text !== 'true' && text !== 'false')
    throw new Misshapen(`${what} must be true or false, not ${describe(node)}.`, node.offset);
  return text === 'true';
}

export function readWord<const Word extends string>(node: YamlNode, what: string, words: readonly Word[]): Word {
  const text = readString(node, what);
  const word = words.find((each) => each === text);
  if (word === undefined)
    throw new Misshapen(`${what} must be one of: ${words.join(', ')}. It is ${describe(node)}.`, node.offset);
  return word;
}

/** Reads a string, or a list of strings. */
export function readStrings(
  node: YamlNode,
  what: string,
  read: (node: YamlNode, what: string) => string = readString,
): readonly string[] {
  return node.kind === 'sequence' ? readList(node, what, 100).map((item) => read(item, what)) : [read(node, what)];
}

export function optional<Value>(
  fields: Fields,
  name: string,
  read: (node: YamlNode, what: string) => Value,
): Value | undefined {
  const node = fields.get(name);
  return node === undefined ? undefined : read(node, `“${name}”`);
}

export function required<Value>(
  fields: Fields,
  name: string,
  what: string,
  read: (node: YamlNode, what: string) => Value,
): Value {
  const value = optional(fields, name, read);
  if (value === undefined) throw new Misshapen(`${what} needs the field “${name}”.`, fields.offset);
  return value;
}

/** Returns `{ name: value }`, or `{}` if the value is undefined. For optional properties. */
export function present<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  const result: Partial<Record<Name, Value>> = {};
  if (value !== undefined) result[name] = value;
  return result;
}

/** Converts a node to JSON. An unquoted scalar that looks like a number, boolean or null is converted to that type. */
export function toJson(node: YamlNode): Json {
  switch (node.kind) {
    case 'scalar':
      return node.isQuoted ? node.text : scalarJson(node.text);
    case 'sequence':
      return node.items.map(toJson);
    case 'mapping':
      return Object.fromEntries([...readAnyFields(node, 'A value')].map(([name, value]) => [name, toJson(value)]));
    case 'alias':
      return null;
  }
}

function scalarJson(text: string): Json {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === '' || text === 'null' || text === '~') return null;
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text) ? Number(text) : text;
}
