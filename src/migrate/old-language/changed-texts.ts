/**
 * Strings that the new grammar parses differently: escapes, and calculations in `${…}` whose variable has no dollar
 * sign.
 */
import { listChildren, type AstNode, type TextExpression } from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import { quoted, replaced, readSource } from '../fixes/rewrites.ts';
import type { ReadProgram } from '../read-program.ts';
import { placeOf, walkInside, type PlacedFinding, type Rule } from './rule.ts';

export const texts: Rule = (program) => {
  const found: PlacedFinding[] = [];
  walkInside(program.program, (node) => {
    if (node.kind === 'LiteralString') found.push(...escapes(program, node, node.value));
    else if (node.kind === 'TextExpression') found.push(...interpolation(program, node));
  });
  return found;
};

/**
 * Finds escapes that have a new meaning. In old releases, `\u` was two characters, and so was `\\` in single quotes.
 */
function escapes(program: ReadProgram, node: AstNode, value: string): readonly PlacedFinding[] {
  const written = readSource(program, node);
  if (written.startsWith("'")) {
    const now = written.slice(1, -1).replaceAll(/\\([\\'])/g, '$1');
    if (now === value) return [];
    const fix: FindingFix = {
      kind: 'text escapes',
      title: 'Keep both backslashes',
      edits: [replaced(program, node, quoted(value))],
    };
    return [silent(program, node, 'Two backslashes in single quotes are now one backslash.', fix)];
  }
  const edits = [...written.matchAll(/\\[\s\S]/g)]
    .filter(([escape]) => escape === '\\u')
    .map(({ index }) => ({ file: program.file, span: { offset: node.offset + index, length: 0 }, text: '\\' }));
  if (edits.length === 0 || !value.includes('\\u')) return [];
  return [
    silent(program, node, '\\u now begins a Unicode escape.', {
      kind: 'text escapes',
      title: 'Escape the backslash',
      edits,
    }),
  ];
}

function interpolation(program: ReadProgram, part: TextExpression): readonly PlacedFinding[] {
  const { expr } = part;
  const isBraced = program.text.startsWith('${', part.offset);
  if (!isBraced) return [];
  if (expr.kind === 'Variable' || expr.kind === 'Access' || expr.kind === 'CallNamedFunction') return [];
  const first = firstVariable(expr);
  if (first === undefined || program.text[first.offset] === '$' || first.offset !== expr.offset) return [];
  const insert = { file: program.file, span: { offset: first.offset, length: 0 }, text: '$' };
  return [
    {
      kind: 'error',
      message: 'A variable in a calculation inside a string now needs its dollar sign.',
      place: placeOf(program, expr),
      rows: ['the old grammar'],
      fixes: [{ kind: 'text escapes', title: 'Add the dollar sign', edits: [insert] }],
    },
  ];
}

function firstVariable(node: AstNode): AstNode | undefined {
  if (node.kind === 'Variable') return node;
  const [first] = listChildren(node);
  return first === undefined ? undefined : firstVariable(first);
}

function silent(program: ReadProgram, node: AstNode, message: string, fix: FindingFix): PlacedFinding {
  return { kind: 'silent', message, place: placeOf(program, node), rows: ['the old grammar'], fixes: [fix] };
}
