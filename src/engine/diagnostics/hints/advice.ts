/** What a hint says and what it would change. */
import type { FileMove, RelatedPlace } from '../diagnostic.ts';
import type { Span } from '../span.ts';
import { type Anchor, nameAt } from './locate.ts';
import { nearNames } from './near-names.ts';

/** What a rule finds out; the fix replaces a stretch of the anchor's file, or of the file that it names. */
export interface Advice {
  readonly hint: string;
  readonly edit?:
    | { readonly title: string; readonly span: Span; readonly text: string; readonly file?: string }
    | undefined;
  /** The exact place of the mistake, in the anchor's file, where the diagnostic's own place is a whole statement. */
  readonly mark?: Span | undefined;
  /** Renames a file, in place of an edit. */
  readonly move?: FileMove & { readonly title: string };
  /** The view that helps further. */
  readonly view?: 'missing';
  readonly related?: readonly RelatedPlace[];
}

/** "Did you mean", with a fix when one name alone is nearest. */
export function near(
  name: string,
  candidates: Iterable<string>,
  anchor: Anchor | undefined,
  suffix = '',
  find: (anchor: Anchor, name: string) => Span | undefined = nameAt,
): Advice | undefined {
  const names = nearNames(name, candidates);
  const [only, ...others] = names;
  if (only === undefined) return undefined;
  const hint = `Did you mean ${names
    .slice(0, 3)
    .map((each) => each + suffix)
    .join(' or ')}?`;
  return others.length > 0 ? { hint } : { hint, edit: replacement(name, only, anchor, find) };
}

/** Puts another name in place of one, where its place is certain. */
export function replacement(
  name: string,
  text: string,
  anchor: Anchor | undefined,
  find: (anchor: Anchor, name: string) => Span | undefined = nameAt,
): Advice['edit'] {
  const span = anchor === undefined ? undefined : find(anchor, name);
  return span === undefined ? undefined : { title: `Change to ${text}`, span, text };
}
