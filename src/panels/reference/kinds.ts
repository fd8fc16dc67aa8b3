import type { ReferenceKind } from '../../protocol/reference.ts';

/** What pages are called, in the order of the list of all. */
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

export function kindTitle(kind: ReferenceKind): string {
  return kinds.find((each) => each.kind === kind)?.one ?? '';
}

/** Kinds whose pages are named by words of the language, which are written as code. */
export function isCodeName(kind: ReferenceKind): boolean {
  return kind !== 'concept' && kind !== 'statement' && kind !== 'operator' && kind !== 'release' && kind !== 'error';
}
