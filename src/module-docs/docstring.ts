/**
 * Reads the text and the tags of a comment in the form of Puppet Strings. The rules are those of YARD: a tag begins at
 * the start of a line and continues on indented lines, and the text of a tag depends on its name.
 */
import { readTypes } from './tag-types.ts';

/** A tag with the fields of Puppet Strings' JSON. */
export interface DocTag {
  readonly tag_name: string;
  readonly text?: string;
  readonly types?: readonly string[];
  readonly name?: string;
  /** Parameter that an option or enum belongs to. */
  readonly parent?: string;
  readonly opt_name?: string;
  readonly opt_text?: string;
  readonly opt_types?: readonly string[];
  // The fields of `overload`, which Puppet Strings creates for each signature of a function with several signatures.
  readonly signature?: string;
  readonly docstring?: { readonly text: string; readonly tags?: readonly DocTag[] };
  readonly defaults?: Readonly<Record<string, string>>;
}

export interface Docstring {
  readonly text: string;
  readonly tags: readonly DocTag[];
}

const TAG = /^@(!)?((?:\w\.?)+)(?:\s+(.*))?$/i;

export function readDocstring(comment: string): Docstring {
  const text: string[] = [];
  const tags: DocTag[] = [];
  let open: OpenTag | undefined;
  let lastIndent = 0;
  const close = (): void => {
    const tag = open?.toTag();
    if (tag !== undefined) tags.push(tag);
    open = undefined;
  };
  for (const line of comment.split(/\r?\n/)) {
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    const isEmpty = /^[ \t\r]*$/.test(line);
    const found = TAG.exec(line);
    const ends =
      (!isEmpty && (indent === 0 || indent < (open?.indent ?? 0))) || (found !== null && indent <= lastIndent);
    if (ends) close();
    if (found !== null) open = new OpenTag(found[2] ?? '', found[3] ?? '', found[1] !== undefined);
    else if (open === undefined) text.push(line);
    else open.add(line, indent);
    lastIndent = indent;
  }
  close();
  return { text: text.join('\n').trim(), tags };
}

/** Tags as Puppet Strings shows them: sorted by their names, without `@api public`. */
export function shownTags(tags: readonly DocTag[]): { readonly tags?: readonly DocTag[] } {
  const shown = tags
    .filter(({ tag_name, text }) => tag_name !== 'api' || text !== 'public')
    .toSorted((a, b) => (a.tag_name < b.tag_name ? -1 : a.tag_name > b.tag_name ? 1 : 0));
  return shown.length === 0 ? {} : { tags: shown };
}

class OpenTag {
  readonly #name: string;
  readonly #lines: string[];
  readonly #isDirective: boolean;
  /** Indentation of the tag's second line, which is removed from all further lines. 0 until there is a second line. */
  indent = 0;
  #wasEmpty = false;

  constructor(name: string, first: string, isDirective: boolean) {
    this.#name = name;
    this.#lines = [first];
    this.#isDirective = isDirective;
  }

  add(line: string, indent: number): void {
    if (/^[ \t\r]*$/.test(line)) {
      this.#wasEmpty = true;
      return;
    }
    if (this.indent === 0) this.indent = indent;
    if (this.#wasEmpty) this.#lines.push('');
    this.#wasEmpty = false;
    this.#lines.push(line.slice(this.indent));
  }

  /**
   * Converts the tag to Puppet Strings' form. Returns undefined for directives, unknown tags and examples without code.
   */
  toTag(): DocTag | undefined {
    const [name, text] = [this.#name, this.#lines.join('\n')];
    const read = READERS[name];
    if (this.#isDirective || read === undefined || (name === 'example' && text === '')) return undefined;
    return { tag_name: name, ...read(text) };
  }
}

type TagFields = Omit<DocTag, 'tag_name'>;

function withText(text: string): TagFields {
  return { text: text.trim() };
}

function withName(text: string): TagFields {
  const [name = '', rest] = splitName(text);
  return { ...(rest === undefined ? {} : { text: rest }), name };
}

function withTypes(text: string): TagFields {
  const { types, rest } = readTypes(text);
  return { text: rest.trim(), ...(types === undefined ? {} : { types }) };
}

function withTypesAndName(text: string): TagFields {
  const { before, types, rest } = readTypes(text);
  const [name = '', after] = before === undefined ? splitName(rest) : [before, rest.trim()];
  return { ...(after === undefined ? {} : { text: after }), ...(types === undefined ? {} : { types }), name };
}

function withTitle(text: string): TagFields {
  const [title = '', ...lines] = text.split('\n');
  return { text: lines.join('\n'), name: title.replaceAll(/ +/g, ' ').trim() };
}

/** Reads `@option options [Type] :name text`. For `@enum`, the syntax is the same without a type. */
function withParent(text: string): TagFields {
  const [parent = '', rest = ''] = splitName(text);
  const { name, types, text: about } = withTypesAndName(rest);
  return {
    ...(name === undefined ? {} : { opt_name: name }),
    ...(about === undefined ? {} : { opt_text: about }),
    ...(types === undefined ? {} : { opt_types: types }),
    parent,
    name: parent,
  };
}

function splitName(text: string): readonly [string?, string?] {
  const trimmed = text.trim();
  const space = /\s+/.exec(trimmed);
  if (space === null) return trimmed === '' ? [] : [trimmed];
  return [trimmed.slice(0, space.index), trimmed.slice(space.index + space[0].length)];
}

const READERS: Readonly<Record<string, (text: string) => TagFields>> = {
  api: withText,
  author: withText,
  deprecated: withText,
  enum: withParent,
  example: withTitle,
  note: withText,
  option: withParent,
  param: withTypesAndName,
  private: withText,
  raise: withTypes,
  return: withTypes,
  see: withName,
  since: withText,
  summary: withText,
  todo: withText,
  version: withText,
};
