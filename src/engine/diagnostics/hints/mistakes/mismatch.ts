/** Hints for arguments that do not match the parameters of a class or define. */
import type { MismatchDetail } from '../../issues/catalog.ts';
import { type Advice, near } from '../advice.ts';
import { type Anchor, attributeAfter } from '../anchor.ts';

/** Returns a hint for the first mismatch, which is the only one that the editor marks. */
export function ofMismatch(
  details: readonly MismatchDetail[],
  anchor: Anchor | undefined,
  known: readonly string[],
): Advice | undefined {
  const [first] = details;
  if (first === undefined) return undefined;
  const { kind, name, text } = first;
  if (kind === 'missing') {
    const missing = details.map((each) => each.name).join(', ');
    return { hint: details.length === 1 ? `${text}.` : `These parameters need a value: ${missing}` };
  }
  if (kind === 'unknown') {
    const wanted = details.filter((each) => each.kind === 'missing').map((each) => each.name);
    const { edit } =
      near(name, wanted, anchor, '', attributeAfter) ?? near(name, known, anchor, '', attributeAfter) ?? {};
    return { hint: text, edit };
  }
  return { hint: text, edit: first.optional === undefined ? otherForm(first, anchor) : optionalType(first.optional) };
}

function optionalType({ file, span, text }: NonNullable<MismatchDetail['optional']>): Advice['edit'] {
  return { title: `Change the type to ${text}`, file, span, text };
}

/**
 * Returns an edit that adds or removes quotes of a literal. Returns undefined if the source does not contain the
 * literal.
 */
function otherForm({ name, fits, span }: MismatchDetail, anchor: Anchor | undefined): Advice['edit'] {
  if (fits === undefined || anchor === undefined) return undefined;
  const { text, offset } = anchor;
  const plain = fits.replaceAll("'", '');
  const literal = String.raw`(?:'${plain}'|"${plain}"|${plain}(?![\w.]))`;
  const value = new RegExp(span === undefined ? String.raw`(?<=^${name}\s*[=+]>\s*)${literal}` : `^${literal}`, 'i');
  const found = value.exec(text.slice(offset, offset + 1000));
  if (found === null) return undefined;
  return { title: `Change to ${fits}`, span: { offset: offset + found.index, length: found[0].length }, text: fits };
}
