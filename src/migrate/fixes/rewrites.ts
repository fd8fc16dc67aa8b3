/**
 * Edits that replace a value with an equivalent expression. They do not touch the code inside the value, so that other
 * edits can change that code.
 */
import type { AstNode, Expression } from '../../engine/index.ts';
import type { ReadProgram } from '../read-program.ts';
import type { TextEdit } from './edits.ts';

export function replaced({ file }: ReadProgram, { offset, length }: AstNode, text: string): TextEdit {
  return { file, span: { offset, length }, text };
}

export function wrapped({ file }: ReadProgram, { offset, length }: AstNode, before: string, after: string): TextEdit[] {
  return [
    { file, span: { offset, length: 0 }, text: before },
    { file, span: { offset: offset + length, length: 0 }, text: after },
  ];
}

export function readSource({ text }: ReadProgram, { offset, length }: AstNode): string {
  return text.slice(offset, offset + length);
}

export function literalText(node: AstNode): string | undefined {
  return node.kind === 'LiteralString' || node.kind === 'QualifiedName' ? node.value : undefined;
}

export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Returns the source of an unquoted literal that the old grammar reads as a string: a bare word or a number. */
export function bareText(program: ReadProgram, node: AstNode): string | undefined {
  const written = readSource(program, node);
  if (node.kind === 'LiteralInteger' || node.kind === 'LiteralFloat') return written;
  if (node.kind === 'QualifiedName') return node.value;
  return node.kind === 'LiteralString' && /^[\w:.-]/.test(written) ? written : undefined;
}

export function numberInQuotes(program: ReadProgram, node: AstNode): string | undefined {
  if (node.kind !== 'LiteralString' || !/^['"]/.test(readSource(program, node))) return undefined;
  if (/^-?(?:0|[1-9]\d{0,17})(?:\.\d+)?$/.test(node.value)) return node.value;
  if (/^0[0-7]+$/.test(node.value) || /^0[xX][0-9a-fA-F]+$/.test(node.value)) return node.value;
  return /^0\d+$/.test(node.value) ? String(Number(node.value)) : undefined;
}

/**
 * Returns ways to convert a value to a string. The shortest way comes first. The last way only adds code around the
 * value, so that other fixes can edit the value.
 */
export function asText(program: ReadProgram, node: Expression): readonly (readonly TextEdit[])[] {
  const bare = bareText(program, node);
  if (bare !== undefined) return [[replaced(program, node, quoted(bare))]];
  if (isText(node) || program.isInBraces(node)) return [];
  if (node.kind === 'LiteralUndef') return [[replaced(program, node, "''")]];
  const whole = wrapped(program, node, '"${', '}"');
  if (readSource(program, node)[0] !== '$' || (node.kind !== 'Variable' && node.kind !== 'Access')) return [whole];
  const [, end] = whole;
  const dollar: TextEdit = { file: program.file, span: { offset: node.offset, length: 1 }, text: '"${' };
  return end === undefined ? [whole] : [[dollar, end], whole];
}

function isText(node: AstNode): boolean {
  return node.kind === 'LiteralString' || node.kind === 'ConcatenatedString';
}

export function asNumber(program: ReadProgram, node: Expression): readonly (readonly TextEdit[])[] {
  const number = numberInQuotes(program, node);
  if (number !== undefined) return [[replaced(program, node, number)]];
  if (node.kind === 'LiteralString' || program.isInBraces(node)) return [];
  return [wrapped(program, node, 'Numeric(', ')')];
}

export function peeled(node: Expression): Expression {
  return node.kind === 'Parenthesized' ? peeled(node.expr) : node;
}
