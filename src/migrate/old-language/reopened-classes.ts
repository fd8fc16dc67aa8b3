/** A class with two definitions, which old releases merged. */
import type { HostClassDefinition } from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import type { ReadProgram } from '../read-program.ts';
import { removal } from './removal.ts';
import { placeOf, type PlacedFinding, type Rule } from './rule.ts';

export const reopenedClasses: Rule = (program, { programs, from, to }) => {
  if (from.has('classes are defined once') || !to.has('classes are defined once')) return [];
  const all = [...programs.values()].flatMap((each) => listClasses(each).map((node) => ({ program: each, node })));
  return listClasses(program).flatMap((node): readonly PlacedFinding[] => {
    const first = all.find((each) => each.node.name.toLowerCase() === node.name.toLowerCase());
    if (first === undefined || first.node === node) return [];
    const fix = merged(first, { program, node });
    return [
      {
        kind: 'error',
        message: `Class ${node.name} is defined again: definitions are no longer merged.`,
        place: placeOf(program, node.nameSpan),
        rows: ['classes are defined once'],
        ...(fix === undefined ? {} : { fixes: [fix] }),
      },
    ];
  });
};

interface ReadClass {
  readonly program: ReadProgram;
  readonly node: HostClassDefinition;
}

function listClasses({ program }: ReadProgram): readonly HostClassDefinition[] {
  return program.definitions.filter((each) => each.kind === 'HostClassDefinition');
}

function merged(first: ReadClass, second: ReadClass): FindingFix | undefined {
  const { node, program } = second;
  if (node.parameters.length > 0 || node.parentClass !== undefined) return undefined;
  const code = program.text.slice(node.body.offset + 1, node.body.offset + node.body.length - 1).trim();
  const end = first.node.body.offset + first.node.body.length - 1;
  return {
    kind: 'reopened classes',
    title: 'Merge both definitions',
    edits: [{ file: first.program.file, span: { offset: end, length: 0 }, text: `${code}\n` }, removal(program, node)],
  };
}
