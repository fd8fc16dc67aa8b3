import type { AstNode } from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import type { ReadProgram } from '../read-program.ts';

/** Converts a string operand of arithmetic to a number; a string literal becomes a number literal. */
export function numberFix(program: ReadProgram, node: AstNode): FindingFix | undefined {
  // For `-$x`, the release reports the whole expression. The operand to convert follows the sign.
  const operand = node.kind === 'UnaryMinus' ? node.expr : node;
  const { offset, length } = operand;
  const written = program.text.slice(offset, offset + length);
  if (written === '' || program.isInBraces(operand)) return undefined;
  const text =
    operand.kind === 'LiteralString' && /^[1-9]\d{0,17}$/.test(operand.value) ? operand.value : `Numeric(${written})`;
  return {
    kind: 'numbers from text',
    title: `Change to ${text}`,
    edits: [{ file: program.file, span: { offset, length }, text }],
  };
}
