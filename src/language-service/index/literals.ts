/** Names in string literals and bare words, with their ranges. */
import type { Expression, Span } from '../../engine/index.ts';
import type { Range } from '../answers.ts';

export interface LiteralName {
  /** Name without leading colons. */
  readonly name: string;
  readonly range: Range;
}

export function toRange({ offset, length }: Span): Range {
  return [offset, offset + length];
}

/**
 * Reads the name in a string literal, a bare word, a capitalized word or an integer. Returns undefined for strings with
 * interpolations or escapes, and for other expressions.
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

/**
 * Returns the elements of a list, including those of nested lists. Returns any other expression as the only element.
 */
export function flattened(node: Expression): readonly Expression[] {
  return node.kind === 'LiteralList' ? node.values.flatMap(flattened) : [node];
}
