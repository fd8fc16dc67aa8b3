/** Documents the classes, defined types, functions and type aliases of a manifest. */
import { LineIndex, parse, type Definition, type Expression, type Parameter, type Span } from '../engine/index.ts';
import { readDocstring, shownTags, type DocTag } from './docstring.ts';
import type { DocAlias, DocDefinition, DocFunction } from './document.ts';
import { defaultsOf, toSignature, withReturn, type SignatureParameter } from './signature.ts';

export interface PuppetEntries {
  readonly classes: readonly DocDefinition[];
  readonly defines: readonly DocDefinition[];
  readonly functions: readonly DocFunction[];
  readonly aliases: readonly DocAlias[];
}

/** Documents a manifest. Returns no entries for a manifest with a syntax error, as Puppet Strings does. */
export function readPuppet(text: string, file: string): PuppetEntries {
  const { program, diagnostics } = parse(text, file);
  const found = diagnostics.some(({ severity }) => severity === 'error') ? [] : program.definitions;
  const source = new Source(text, file);
  return {
    classes: found.flatMap((each) => (each.kind === 'HostClassDefinition' ? source.definition(each) : [])),
    defines: found.flatMap((each) => (each.kind === 'ResourceTypeDefinition' ? source.definition(each) : [])),
    functions: found.flatMap((each) => (each.kind === 'FunctionDefinition' ? source.functionEntry(each) : [])),
    aliases: found.flatMap((each) => (each.kind === 'TypeAlias' ? source.alias(each) : [])),
  };
}

type Kind<K extends Definition['kind']> = Extract<Definition, { readonly kind: K }>;

class Source {
  readonly #text: string;
  readonly #file: string;
  readonly #lines: LineIndex;

  constructor(text: string, file: string) {
    this.#text = text;
    this.#file = file;
    this.#lines = new LineIndex(text);
  }

  definition(node: Kind<'HostClassDefinition'> | Kind<'ResourceTypeDefinition'>): DocDefinition {
    const { entry, docstring } = this.#entry(node);
    const tags = this.#withParameters(docstring.tags, node.parameters);
    return {
      ...entry,
      ...(node.kind === 'HostClassDefinition' && node.parentClass !== undefined ? { inherits: node.parentClass } : {}),
      docstring: { text: docstring.text, ...shownTags(tags) },
      ...defaultsOf(this.#parameters(node.parameters)),
      source: this.#textOf(node),
    };
  }

  functionEntry(node: Kind<'FunctionDefinition'>): DocFunction {
    const { entry, docstring } = this.#entry(node);
    const type = node.returnType === undefined ? undefined : this.#textOf(node.returnType);
    const tags = withReturn(this.#withParameters(docstring.tags, node.parameters), type);
    const parameters = this.#parameters(node.parameters);
    return {
      ...entry,
      type: 'puppet',
      signatures: [toSignature(node.name, parameters, { text: docstring.text, tags })],
      docstring: { text: docstring.text, ...shownTags(tags) },
      ...defaultsOf(parameters),
      source: this.#textOf(node),
    };
  }

  alias(node: Kind<'TypeAlias'>): DocAlias {
    const { entry, docstring } = this.#entry(node);
    return {
      ...entry,
      docstring: { text: docstring.text, ...shownTags(docstring.tags) },
      alias_of: this.#aliasText(node.type),
    };
  }

  #entry(node: Span & { readonly name: string }) {
    const line = this.#lines.lineAt(node.offset);
    const docstring = readDocstring(this.#commentAbove(line));
    return { entry: { name: node.name, file: this.#file, line }, docstring };
  }

  #commentAbove(line: number): string {
    const lines = this.#text.split('\n');
    const found: string[] = [];
    for (let index = line - 2; index >= 0; index -= 1) {
      const [, comment] = /^#+[ \t]?(.*)$/.exec(lines[index]?.trim() ?? '') ?? [];
      if (comment === undefined) break;
      found.unshift(comment);
    }
    return found.join('\n');
  }

  /**
   * Adds tags for parameters without one, after the existing tags and in the order of the code. A type in the code
   * overrides the type in a tag.
   */
  #withParameters(tags: readonly DocTag[], parameters: readonly Parameter[]): readonly DocTag[] {
    const typed = tags.map((tag, index): DocTag => {
      const parameter = tag.tag_name === 'param' ? parameters.find(({ name }) => name === tag.name) : undefined;
      const isFirst = tags.findIndex(({ tag_name, name }) => tag_name === 'param' && name === tag.name) === index;
      if (parameter === undefined || !isFirst) return tag;
      return { ...tag, types: parameter.type === undefined ? (tag.types ?? ['Any']) : [this.#textOf(parameter.type)] };
    });
    const missing = parameters
      .filter(({ name }) => !tags.some((tag) => tag.tag_name === 'param' && tag.name === name))
      .map(({ name, type }): DocTag => ({
        tag_name: 'param',
        text: '',
        types: [type === undefined ? 'Any' : this.#textOf(type)],
        name,
      }));
    return [...typed, ...missing];
  }

  #parameters(parameters: readonly Parameter[]): readonly SignatureParameter[] {
    return parameters.map(({ name, value }) => ({
      name,
      ...(value === undefined ? {} : { value: this.#textOf(value) }),
    }));
  }

  #aliasText(type: Expression): string {
    if (type.kind !== 'Access') return this.#textOf(type);
    return `${this.#textOf(type.left)}[${type.keys.map((key) => this.#textOf(key)).join(', ')}]`;
  }

  #textOf({ offset, length }: Span): string {
    return this.#text.slice(offset, offset + length);
  }
}
