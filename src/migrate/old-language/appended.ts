/** `$x += …` and `$hash[key] = …`: variables are immutable in new releases. */
import type { Assignment, AstNode, Expression, LiteralHash } from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import type { TextEdit } from '../fixes/edits.ts';
import { bareText, replaced, readSource } from '../fixes/rewrites.ts';
import type { ReadProgram } from '../read-program.ts';
import { removal } from './removal.ts';
import { placeOf, walkInside, type PlacedFinding, type Rule } from './rule.ts';

export const appended: Rule = (program) => {
  const found: PlacedFinding[] = [];
  walkInside(program.program, (node, around) => {
    if (node.kind !== 'Assignment') return;
    if (node.operator === '+=' && node.left.kind === 'Variable') {
      found.push({
        kind: 'error',
        message: `The operator += no longer appends to a variable, so this assignment to $${node.left.name} fails.`,
        place: placeOf(program, node),
        rows: ['variables are appended to'],
        fixes: appending(program, node, node.left.name),
      });
    } else if (node.left.kind === 'Access') {
      const fix = withElement(program, node, around);
      found.push({
        kind: 'error',
        message: 'Elements of a hash or array can no longer be assigned: variables never change.',
        place: placeOf(program, node),
        rows: ['variables are appended to'],
        ...(fix === undefined ? {} : { fixes: [fix] }),
      });
    }
  });
  return found;
};

/** Rewrites an append as a sum (for arrays and hashes), or as an interpolated string. */
function appending(program: ReadProgram, node: Assignment, name: string): readonly FindingFix[] {
  const { file } = program;
  const operator: TextEdit = { file, span: node.operatorSpan, text: '=' };
  const sum: FindingFix = {
    kind: 'appended variables',
    title: `Assign $${name} + …`,
    edits: [operator, { file, span: { offset: node.right.offset, length: 0 }, text: `$${name} + ` }],
  };
  const text = joined(program, node.right, name);
  const joining: readonly FindingFix[] =
    text === undefined
      ? []
      : [
          {
            kind: 'appended variables',
            title: `Assign a string that begins with \${${name}}`,
            edits: [operator, ...text],
          },
        ];
  const isCollection = node.right.kind === 'LiteralList' || node.right.kind === 'LiteralHash';
  const isText = node.right.kind === 'LiteralString' || node.right.kind === 'ConcatenatedString';
  // If no enclosing scope had the variable, `+=` only assigned the new value, and so does this fix.
  const alone: FindingFix = {
    kind: 'appended variables',
    title: `Assign only the new value to $${name}`,
    edits: [operator],
  };
  return [...(isCollection ? [sum] : isText ? joining : [sum, ...joining]), alone];
}

function joined(program: ReadProgram, right: Expression, name: string): readonly TextEdit[] | undefined {
  const { file } = program;
  const [start, end] = [right.offset, right.offset + right.length];
  const open = `"\${${name}}`;
  const written = readSource(program, right);
  if (written.startsWith('"')) return [{ file, span: { offset: start, length: 1 }, text: open }];
  if (written.startsWith("'")) {
    if (/["$\\]/.test(written)) return undefined;
    return [
      { file, span: { offset: start, length: 1 }, text: open },
      { file, span: { offset: end - 1, length: 1 }, text: '"' },
    ];
  }
  if (bareText(program, right) !== undefined) return [replaced(program, right, `${open}${written}"`)];
  return [
    { file, span: { offset: start, length: 0 }, text: `${open}\${` },
    { file, span: { offset: end, length: 0 }, text: '}"' },
  ];
}

/**
 * Moves an element that is added to a hash (`$hash['key'] = …`) to the literal that an earlier statement of the block
 * assigns to the variable.
 */
function withElement(program: ReadProgram, node: Assignment, around: readonly AstNode[]): FindingFix | undefined {
  const { left, right } = node;
  const [block] = around;
  if (left.kind !== 'Access' || left.left.kind !== 'Variable' || block?.kind !== 'Block') return undefined;
  const { name } = left.left;
  const earlier = block.statements.slice(0, block.statements.indexOf(node));
  const literal = earlier.findLast(
    (each): each is Assignment =>
      each.kind === 'Assignment' && each.left.kind === 'Variable' && each.left.name === name,
  )?.right;
  const [key] = left.keys;
  if (literal?.kind !== 'LiteralHash' || key === undefined || left.keys.length !== 1) return undefined;
  return {
    kind: 'elements of hashes',
    title: 'Move the element to the assignment of the hash',
    edits: [insertion(program, literal, key, right), removal(program, node)],
  };
}

function insertion(program: ReadProgram, literal: LiteralHash, key: Expression, value: Expression): TextEdit {
  const last = literal.entries.at(-1);
  const entry = `${readSource(program, key)} => ${readSource(program, value)}`;
  const offset = last === undefined ? literal.offset + 1 : last.offset + last.length;
  return { file: program.file, span: { offset, length: 0 }, text: last === undefined ? ` ${entry} ` : `, ${entry}` };
}
