/** Documents for layout: content to print, and places where lines can break. */

export type Doc =
  | string
  | readonly Doc[]
  | { readonly kind: 'line' }
  /** A place for a line break. Prints `flat` unless the enclosing group is broken. */
  | { readonly kind: 'soft'; readonly flat: string }
  | { readonly kind: 'indent'; readonly doc: Doc }
  /**
   * Printed on one line if it fits and contains no line break. Otherwise, all soft breaks directly inside it are
   * broken.
   */
  | { readonly kind: 'group'; readonly doc: Doc }
  | { readonly kind: 'choice'; readonly broken: Doc; readonly flat: Doc }
  /** Text printed unchanged, including its line breaks. */
  | { readonly kind: 'raw'; readonly text: string }
  | HeredocDoc;

/** A heredoc. Its tag is printed in the current line, and its content in the lines below. */
export interface HeredocDoc {
  readonly kind: 'heredoc';
  readonly syntax: string;
  readonly interpolate: boolean;
  readonly escapes: string;
  /** Text as printed in the heredoc's lines, and interpolated code. */
  readonly parts: readonly ({ readonly text: string } | { readonly code: Doc })[];
}

export const line: Doc = { kind: 'line' };
const softline: Doc = { kind: 'soft', flat: '' };
export const space: Doc = { kind: 'soft', flat: ' ' };

export function isSequence(doc: Doc): doc is readonly Doc[] {
  return Array.isArray(doc);
}

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

/**
 * Prints elements between brackets, separated by commas. If they do not fit on one line, prints one per line, and
 * `trailing` after the last one.
 */
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
  /** Printed inside both brackets if all elements fit on one line. It is empty or a space. */
  readonly edge?: Doc;
}

export function joined(docs: readonly Doc[], separator: Doc): Doc {
  return docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc]));
}
