import type { HelpKind, HelpResult } from '../../protocol/help/help-search.ts';
import type { ReferenceKind } from '../../protocol/help/reference.ts';

/** Singular and plural titles of the kinds of pages, in the order of the list of all pages. */
export const kinds: readonly { readonly kind: ReferenceKind; readonly one: string; readonly many: string }[] = [
  { kind: 'concept', one: 'Concept', many: 'Concepts' },
  { kind: 'statement', one: 'Statement', many: 'Statements' },
  { kind: 'type', one: 'Resource type', many: 'Resource types' },
  { kind: 'metaparameter', one: 'Metaparameter', many: 'Metaparameters' },
  { kind: 'operator', one: 'Operator', many: 'Operators' },
  { kind: 'keyword', one: 'Keyword', many: 'Other keywords' },
  { kind: 'data-type', one: 'Data type', many: 'Data types' },
  { kind: 'variable', one: 'Variable', many: 'Built-in variables' },
  { kind: 'fact', one: 'Fact', many: 'Facts' },
  { kind: 'hiera', one: 'Hiera', many: 'Hiera' },
  { kind: 'function', one: 'Function', many: 'Functions' },
  { kind: 'lint', one: 'Lint check', many: 'Lint checks' },
  { kind: 'release', one: 'Feature by release', many: 'Features by release' },
  { kind: 'error', one: 'Message', many: 'Messages' },
];

export function kindTitle(kind: HelpKind): string {
  if (kind === 'lesson') return 'Lesson';
  if (kind === 'example') return 'Example';
  return kinds.find((each) => each.kind === kind)?.one ?? '';
}

const proseKinds: ReadonlySet<HelpKind> = new Set([
  'concept',
  'statement',
  'operator',
  'release',
  'error',
  'lesson',
  'example',
]);

/** Returns whether names of pages of this kind are shown in a code font, because they are words of the language. */
export function isCodeName(kind: HelpKind): boolean {
  return !proseKinds.has(kind);
}

/** Returns the title of a result's kind. A part of a page gets the page's title in front: `file, Resource type`. */
export function resultKind({ kind, of }: Pick<HelpResult, 'kind' | 'of'>): string {
  return of === undefined ? kindTitle(kind) : `${of}, ${kindTitle(kind)}`;
}
