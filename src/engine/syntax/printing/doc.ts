/** A small algebra of layout: what to print, and where lines may break. */

export type Doc =
  | string
  | readonly Doc[]
  /** A line break, always. */
  | { readonly kind: 'line' }
  /** Its text, or a line break where the group around it is broken. */
  | { readonly kind: 'soft'; readonly flat: string }
  | { readonly kind: 'indent'; readonly doc: Doc }
  /** On one line if that fits and holds no line break, else with all of its own soft breaks broken. */
  | { readonly kind: 'group'; readonly doc: Doc }
  | { readonly kind: 'choice'; readonly broken: Doc; readonly flat: Doc }
  /** Text with its line breaks as they are. */
  | { readonly kind: 'raw'; readonly text: string }
  | HeredocDoc;

/** A heredoc's tag, and the lines that follow the line in which it stands. */
export interface HeredocDoc {
  readonly kind: 'heredoc';
  readonly syntax: string;
  readonly interpolate: boolean;
  /** The letters of the escapes in use. */
  readonly escapes: string;
  /** Text as it is to stand in the lines, and code. */
  readonly parts: readonly ({ readonly text: string } | { readonly code: Doc })[];
}

export const line: Doc = { kind: 'line' };
const softline: Doc = { kind: 'soft', flat: '' };
export const space: Doc = { kind: 'soft', flat: ' ' };

export function isSequence(doc: Doc): doc is readonly Doc[] {
  return Array.isArray(doc);
}

/** Whether the first text of a document begins with a character. */
export function startsWith(doc: Doc, character: string): boolean {
  if (typeof doc === 'string') return doc.startsWith(character);
  if (isSequence(doc)) {
    const first = doc.find((part) => part !== '');
    return first !== undefined && startsWith(first, character);
  }
  return (doc.kind === 'indent' || doc.kind === 'group') && startsWith(doc.doc, character);
}

export function indent(doc: Doc): Doc {
  return { kind: 'indent', doc };
}

export function group(doc: Doc): Doc {
  return { kind: 'group', doc };
}

/** The elements with commas between, in brackets; one a line where they do not fit, then with `trailing` after the last. */
export function enclosed(open: string, elements: readonly Doc[], close: string, options: EnclosedOptions = {}): Doc {
  if (elements.length === 0) return open + close;
  const { trailing = '', edge = softline } = options;
  return group([
    open,
    indent([edge, joined(elements, [',', space])]),
    { kind: 'choice', broken: trailing, flat: '' },
    edge,
    close,
  ]);
}

interface EnclosedOptions {
  readonly trailing?: string;
  /** What stands inside the brackets on one line: nothing, or a space. */
  readonly edge?: Doc;
}

export function joined(docs: readonly Doc[], separator: Doc): Doc {
  return docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc]));
}
