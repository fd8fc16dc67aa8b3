/**
 * Builds documents for prettier's printer, which breaks a group into lines if it does not fit on one line (Wadler's
 * algorithm).
 */
import { builders, printer, utils } from 'prettier/doc';

export type Doc = builders.Doc;

export const {
  breakParent,
  conditionalGroup,
  group,
  hardline,
  ifBreak,
  indent,
  indentIfBreak,
  line,
  lineSuffix,
  softline,
  trim,
} = builders;

/** Maximum width of a line that the formatter can break. It equals the limit of puppet-lint's check `140chars`. */
export const WIDTH = 140;

export function printDoc(doc: Doc): string {
  return printer.printDocToString(doc, { printWidth: WIDTH, tabWidth: 2 }).formatted;
}

/** Prints code unchanged. Its line breaks do not break the groups around it. */
export function literal(text: string): Doc {
  if (!text.includes('\n')) return text;
  return text
    .split('\n')
    .flatMap((part, index) => (index === 0 ? [part] : [builders.literallineWithoutBreakParent, part]));
}

export function joined(docs: readonly Doc[], separator: Doc): Doc[] {
  return docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc]));
}

/** True for a document with a line break that is not in a string or heredoc. */
export function isBroken(doc: Doc): boolean {
  let found = false;
  utils.traverseDoc(doc, (part) => {
    if (typeof part === 'string' || Array.isArray(part)) return !found;
    if (part.type === 'break-parent' || (part.type === 'group' && part.break)) found = true;
    return !found && part.type !== 'line-suffix';
  });
  return found;
}
