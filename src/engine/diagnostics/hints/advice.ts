import type { FileMove, RelatedPlace } from '../diagnostic.ts';
import type { Span } from '../span.ts';
import { type Anchor, nameAt } from './anchor.ts';
import { nearNames } from './near-names.ts';

/** Hint for an error. `edit` replaces a span in the file of the error's innermost location, or in `file` if set. */
export interface Advice {
  readonly hint: string;
  readonly edit?:
    | { readonly title: string; readonly span: Span; readonly text: string; readonly file?: string }
    | undefined;
  /** Exact location of the mistake. Set if the diagnostic marks a whole statement. */
  readonly mark?: Span | undefined;
  /** Renames a file. Set in place of an edit. */
  readonly move?: FileMove & { readonly title: string };
  /** Panel that helps to fix the problem. `missing` lists the modules, data and files that the project lacks. */
  readonly view?: 'missing';
  readonly related?: readonly RelatedPlace[];
}

/** Creates a "Did you mean" hint. It has a fix if there is exactly one nearest name. */
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

export function replacement(
  name: string,
  text: string,
  anchor: Anchor | undefined,
  find: (anchor: Anchor, name: string) => Span | undefined = nameAt,
): Advice['edit'] {
  const span = anchor === undefined ? undefined : find(anchor, name);
  return span === undefined ? undefined : { title: `Change to ${text}`, span, text };
}
