/**
 * Rules for relationships, virtual and exported resources, resource defaults and collectors that later releases treat
 * differently.
 */
import type { AstNode, Collect, Expression, ResourceDefaults } from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import { bareText, quoted, replaced, readSource } from '../fixes/rewrites.ts';
import type { ReadProgram } from '../read-program.ts';
import { removal } from './removal.ts';
import { placeOf, walkInside, type PlacedFinding, type Rule } from './rule.ts';

export const resources: Rule = (program, { from, to }) => {
  const found: PlacedFinding[] = [];
  walkInside(program.program, (node, [parent]) => {
    if (node.kind === 'Relationship' && from.has('strings in relationships are references'))
      found.push(...textOperands(program, [node.left, node.right]));
    else if (
      node.kind === 'Resource' &&
      !from.has('virtual classes are errors') &&
      to.has('virtual classes are errors')
    ) {
      if (node.form !== 'regular' && readSource(program, node.typeName) === 'class')
        found.push(virtualClass(program, node));
    } else if (node.kind === 'ResourceDefaults' && !from.has('defaults apply at the declaration'))
      found.push(...lateDefaults(program, node, parent));
    else if (node.kind === 'Collect' && from.has('the old grammar')) found.push(...numbersInQuery(program, node));
  });
  return found;
};

function textOperands(program: ReadProgram, operands: readonly Expression[]): readonly PlacedFinding[] {
  return operands.flatMap((node): readonly PlacedFinding[] => {
    if (node.kind !== 'LiteralString') return [];
    const [, type, title] = /^([A-Z][\w:]*)\[['"]?(.+?)['"]?\]$/.exec(node.value) ?? [];
    const text =
      type === undefined || title === undefined ? `Class[${quoted(node.value)}]` : `${type}[${quoted(title)}]`;
    return [
      {
        kind: 'error',
        message: 'A string next to an arrow is no longer a reference.',
        place: placeOf(program, node),
        rows: ['strings in relationships are references'],
        fixes: [{ kind: 'relationships', title: `Change to ${text}`, edits: [replaced(program, node, text)] }],
      },
    ];
  });
}

function virtualClass(program: ReadProgram, node: AstNode): PlacedFinding {
  const marks = /^@+\s*/.exec(readSource(program, node))?.[0].length ?? 0;
  const span = { offset: node.offset, length: marks };
  return {
    kind: 'error',
    message: 'A class cannot be virtual or exported.',
    place: placeOf(program, span),
    rows: ['virtual classes are errors'],
  };
}

/** Finds resource defaults that come after a resource of their type. */
function lateDefaults(
  program: ReadProgram,
  node: ResourceDefaults,
  block: AstNode | undefined,
): readonly PlacedFinding[] {
  if (block?.kind !== 'Block') return [];
  const type = readSource(program, node.typeRef).toLowerCase();
  const at = block.statements.indexOf(node);
  const first = block.statements
    .slice(0, at)
    .find((each) => each.kind === 'Resource' && readSource(program, each.typeName).toLowerCase() === type);
  if (first === undefined) return [];
  const fix: FindingFix = {
    kind: 'defaults',
    title: 'Move the defaults before the resource',
    edits: [
      { file: program.file, span: { offset: first.offset, length: 0 }, text: `${readSource(program, node)}\n` },
      removal(program, node),
    ],
  };
  return [
    {
      kind: 'silent',
      message: 'Defaults now apply only to resources declared after them.',
      place: placeOf(program, node),
      rows: ['defaults apply at the declaration'],
      fixes: [fix],
    },
  ];
}

/** Finds numbers in the query of a collector. In old releases, they were equal to their strings. */
function numbersInQuery(program: ReadProgram, { query }: Collect): readonly PlacedFinding[] {
  const found: PlacedFinding[] = [];
  walkInside(query, (node) => {
    if (node.kind !== 'Comparison') return;
    const number = bareText(program, node.right);
    if (number === undefined || !/^\d/.test(number)) return;
    const [attribute, joined] = [readSource(program, node.left), node.operator === '==' ? 'or' : 'and'];
    const written = `(${attribute} ${node.operator} ${number} ${joined} ${attribute} ${node.operator} ${quoted(number)})`;
    found.push({
      kind: 'silent',
      message: 'A number in a query no longer matches the same number as a string.',
      place: placeOf(program, node),
      rows: ['numeric strings are numbers'],
      fixes: [
        { kind: 'queries', title: 'Match both the number and the string', edits: [replaced(program, node, written)] },
        {
          kind: 'queries',
          title: `Change to ${quoted(number)}`,
          edits: [replaced(program, node.right, quoted(number))],
        },
      ],
    });
  });
  return found;
}
