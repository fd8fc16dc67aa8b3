/** Finds variable names that the new grammar rejects or reserves. */
import type { DifferenceId } from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import type { TextEdit } from '../fixes/edits.ts';
import type { ReadProgram } from '../read-program.ts';
import { placeOf, walkInside, type PlacedFinding, type Reading, type Rule } from './rule.ts';

const PLAIN = /^[a-z_]\w*$/;
const RESERVED: ReadonlySet<string> = new Set(['facts', 'server_facts', 'trusted']);

interface Named {
  readonly name: string;
  /** Offset of the name's last segment, after the dollar sign and the namespaces. */
  readonly offset: number;
  readonly file: string;
}

export const variableNames: Rule = (program, reading) => {
  const used = [...reading.programs.values()].flatMap(namesIn);
  const taken = new Set(used.map(({ name }) => name));
  const own = namesIn(program);
  const isFact = (name: string): boolean => isNewFact(reading, name) && topNames(program).has(name);
  const wrong = [...new Set(own.map(({ name }) => name))].filter(
    (name) => isWrong(program, reading, name) || isFact(name),
  );
  return wrong.flatMap((name): readonly PlacedFinding[] => {
    const first = own.find((each) => each.name === name);
    if (first === undefined) return [];
    const other = [name.toLowerCase().replace(/^(?=\d)/, 'n'), `own_${name.toLowerCase()}`].find(
      (each) => each !== name && !taken.has(each) && !RESERVED.has(each),
    );
    const isReserved = RESERVED.has(name);
    const isOfFact = !isReserved && isFact(name);
    const renamed = used.filter((each) => each.name === name && (!isReserved || each.file === program.file));
    const fix: FindingFix | undefined =
      other === undefined
        ? undefined
        : {
            kind: 'names of variables',
            title: `Rename to $${other}`,
            edits: [...renamed.map((each) => rename(each, other)), ...attributes(reading, name, other)],
          };
    return [
      {
        kind: 'error',
        message: isReserved
          ? `Puppet now sets $${name} itself.`
          : isOfFact
            ? `$${name} is now a fact and cannot be assigned.`
            : `$${name} is no longer a valid variable name.`,
        place: placeOf(program, { offset: first.offset, length: name.length }),
        rows: [findDifference(name, isOfFact)],
        ...(fix === undefined ? {} : { fixes: [fix] }),
      },
    ];
  });
};

function findDifference(name: string, isOfFact: boolean): DifferenceId {
  if (isOfFact) return 'facts are strings';
  return name === 'server_facts' ? 'server facts' : RESERVED.has(name) ? 'facts in hashes' : 'the old grammar';
}

/** True for a fact that exists only in the new release, where it is also a variable of top scope. */
function isNewFact({ flat, structured }: Reading, name: string): boolean {
  return Object.hasOwn(structured, name) && !Object.hasOwn(flat, name);
}

/** Returns the names of variables that are assigned outside of definitions. */
function topNames({ program }: ReadProgram): ReadonlySet<string> {
  const names = new Set<string>();
  walkInside(program, (node, around) => {
    if (node.kind !== 'Assignment' || node.left.kind !== 'Variable') return;
    if (!around.some(({ kind }) => kind.endsWith('Definition'))) names.add(node.left.name);
  });
  return names;
}

/** Finds the names of variables and parameters; for `$a::Port`, the name is `Port`. */
function namesIn({ file, text, program, variables }: ReadProgram): readonly Named[] {
  const parameters = program.definitions.flatMap((each) => ('parameters' in each ? each.parameters : []));
  return [
    ...variables.map(({ name, offset, length }) => {
      const leaf = name.slice(name.lastIndexOf('::') + 1).replace(/^:/, '');
      return { name: leaf, offset: offset + length - leaf.length, file };
    }),
    ...parameters.map(({ name, nameSpan: { offset } }) => ({
      name,
      offset: text[offset] === '$' ? offset + 1 : offset,
      file,
    })),
  ];
}

function isWrong(program: ReadProgram, { from }: Reading, name: string): boolean {
  if (/^\d+$/.test(name)) return false;
  if (!PLAIN.test(name)) return true;
  return (
    RESERVED.has(name) &&
    program.assigned.has(name) &&
    !from.has(name === 'server_facts' ? 'server facts' : 'facts in hashes')
  );
}

function rename({ file, offset, name }: Named, other: string): TextEdit {
  return { file, span: { offset, length: name.length }, text: other };
}

function attributes({ programs }: Reading, name: string, other: string): readonly TextEdit[] {
  const isParameter = [...programs.values()].some(({ program }) =>
    program.definitions.some(
      (each) => 'parameters' in each && each.parameters.some((parameter) => parameter.name === name),
    ),
  );
  if (!isParameter) return [];
  return [...programs.values()].flatMap(({ file, attributes: all }) =>
    all.filter((each) => each.name === name).map(({ nameSpan }) => ({ file, span: nameSpan, text: other })),
  );
}
