/** Names in string literals and bare words, with their ranges. */
import type { Expression, Span } from '../../engine/index.ts';
import type { Range } from '../answers.ts';

export interface LiteralName {
  /** Without leading colons. */
  readonly name: string;
  readonly range: Range;
}

export function toRange({ offset, length }: Span): Range {
  return [offset, offset + length];
}

/**
 * The name in a string literal, a bare word or a capitalized word; undefined for interpolated strings, other
 * expressions and escapes.
 */
export function literalName(text: string, node: Expression): LiteralName | undefined {
  const [start, end] = toRange(node);
  if (node.kind === 'QualifiedName' || node.kind === 'QualifiedReference') return bare(text, start, end);
  if (node.kind === 'LiteralInteger') return { name: text.slice(start, end), range: [start, end] };
  if (node.kind !== 'LiteralString') return undefined;
  const quote = text.charAt(start);
  const from = quote === "'" || quote === '"' ? start + 1 : start;
  const to = from === start ? end : Math.max(end - 1, from);
  return node.value.length === to - from && text.startsWith(node.value, from) ? bare(text, from, to) : undefined;
}

function bare(text: string, start: number, end: number): LiteralName {
  const from = text.startsWith('::', start) ? start + 2 : start;
  return { name: text.slice(from, end), range: [from, end] };
}

/** The elements of nested lists in one list, or the expression itself. */
export function flattened(node: Expression): readonly Expression[] {
  return node.kind === 'LiteralList' ? node.values.flatMap(flattened) : [node];
}
