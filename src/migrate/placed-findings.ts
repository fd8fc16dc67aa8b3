/** Finds constructs that the new release rejects or treats differently, in evaluated and in unevaluated code. */
import {
  METAPARAMETERS,
  duplicateKey,
  evaluationIssues,
  walk,
  type AstNode,
  type HostClassDefinition,
  type Variable,
} from '../engine/index.ts';
import type { FindingFix } from './finding.ts';
import { duplicateKeyFix } from './fixes/duplicate-keys.ts';
import { numberFix } from './fixes/numbers.ts';
import { classVariableFix, factFixes, isGoneFact, sameFact, unknownVariableFix } from './fixes/variables.ts';
import { placeOf, type PlacedFinding, type Reading } from './old-language/rule.ts';
import type { ReadProgram } from './read-program.ts';
import type { Files } from './source.ts';

export function placedFindings(reading: Reading): readonly PlacedFinding[] {
  const { programs } = reading;
  const evaluated = reading.after.trace.warnings.flatMap(({ file, node, issue }) => {
    const program = programs.get(file);
    if (program === undefined) return [];
    if (evaluationIssues.unknownVariable.is(issue) && node.kind === 'Variable' && reading.refuses.variables)
      return [unknownVariable(reading, program, node)];
    if (evaluationIssues.numericCoercion.is(issue) && reading.refuses.findings)
      return [coercedText(program, node, issue.message)];
    return [];
  });
  const assigned = new Set([
    ...[...programs.values()].flatMap((program) => [...program.assigned]),
    ...ownFacts(reading.files),
  ]);
  const read = [...programs.values()].flatMap((program) => [
    ...neverAssigned(reading, program, assigned),
    ...flatFacts(reading, program),
    ...factsByFlatNames(reading, program),
    ...duplicateKeys(reading, program),
  ]);
  const byPlace = new Map([...read, ...evaluated].map((each) => [keyOf(each), each]));
  return [...byPlace.values()];
}

function keyOf({ place: { file, span } }: PlacedFinding): string {
  return `${file} ${span.offset}`;
}

function plainName({ name }: Variable): string {
  return name.replace(/^::/, '');
}

function unknownVariable(reading: Reading, program: ReadProgram, variable: Variable): PlacedFinding {
  const name = plainName(variable);
  if (isGoneFact(name, reading.flat, reading.structured)) return goneFact(reading, program, variable);
  return {
    kind: 'error',
    code: evaluationIssues.unknownVariable.code,
    message: `Nothing assigns $${variable.name}. It was undef; now it is an error.`,
    place: placeOf(program, variable),
    rows: ['unknown variables are errors'],
    fixes: [...dynamicFixes(reading, program, variable), unknownVariableFix(program, variable)],
  };
}

function dynamicFixes(
  { from, before, programs }: Reading,
  program: ReadProgram,
  variable: Variable,
): readonly FindingFix[] {
  const values = before.trace.valuesOf(program.file, variable);
  if (!from.has('dynamic scope') || values === undefined || values.every((value) => value === 'undef')) return [];
  return [...programs.values()].flatMap((each) =>
    each.program.definitions
      .filter((definition) => definition.kind === 'HostClassDefinition')
      .filter((definition) => assigns(definition, variable.name))
      .map(({ name }) => classVariableFix(program, variable, name)),
  );
}

function assigns(definition: HostClassDefinition, name: string): boolean {
  let found = definition.parameters.some((parameter) => parameter.name === name);
  walk(definition.body, (node) => {
    if (node.kind === 'Assignment' && node.left.kind === 'Variable' && node.left.name === name) found = true;
  });
  return found;
}

function goneFact(reading: Reading, program: ReadProgram, variable: Variable): PlacedFinding {
  const { flat, structured, refuses } = reading;
  const name = plainName(variable);
  const path = sameFact(name, flat, structured, reading.from.has('facts are strings'));
  return {
    kind: refuses.variables ? 'error' : 'silent',
    code: evaluationIssues.unknownVariable.code,
    message: `The legacy fact $${name} no longer exists.`,
    place: placeOf(program, variable),
    rows: ['flat facts', ...(refuses.variables ? (['unknown variables are errors'] as const) : [])],
    fixes: path === undefined ? [unknownVariableFix(program, variable)] : factFixes(program, variable, path),
  };
}

/** Finds variables named like a removed flat fact, unless the file assigns them. Includes unevaluated code. */
function flatFacts(reading: Reading, program: ReadProgram): readonly PlacedFinding[] {
  return program.variables
    .filter((variable) => {
      const name = plainName(variable);
      if (!isGoneFact(name, reading.flat, reading.structured)) return false;
      if (variable.name === name && program.assigned.has(name)) return false;
      const values = reading.after.trace.valuesOf(program.file, variable);
      return values === undefined || values.every((value) => value === 'undef');
    })
    .map((variable) => goneFact(reading, program, variable));
}

const GIVEN: ReadonlySet<string> = new Set([
  ...METAPARAMETERS,
  ...'caller_module_name clientcert clientnoop clientversion environment facts module_name name'.split(' '),
  ...'server_facts serverip servername serverversion settings title trusted'.split(' '),
]);

function ownFacts(files: Files): readonly string[] {
  return Object.entries(files)
    .filter(([path]) => path.includes('lib/facter/'))
    .flatMap(([, text]) => Array.from(text.matchAll(/\bFacter\.add\(\s*[:'"]+(\w+)/g), ([, name = '']) => name));
}

/** Finds variables in unevaluated code whose names are assigned nowhere in the project. */
function neverAssigned(
  reading: Reading,
  program: ReadProgram,
  assigned: ReadonlySet<string>,
): readonly PlacedFinding[] {
  const { refuses, flat, after } = reading;
  if (!refuses.variables) return [];
  return program.variables
    .filter(({ name }) => /^[a-z_]\w*$/.test(name) && !assigned.has(name) && !GIVEN.has(name))
    .filter(({ name }) => !Object.hasOwn(flat, name))
    .filter((variable) => after.trace.valuesOf(program.file, variable) === undefined)
    .map((variable) => unknownVariable(reading, program, variable));
}

/** Finds accesses such as `$facts['osfamily']`. They are silently undef in new releases. */
function factsByFlatNames(reading: Reading, program: ReadProgram): readonly PlacedFinding[] {
  const found: PlacedFinding[] = [];
  walk(program.program, (node) => {
    if (node.kind !== 'Access' || node.left.kind !== 'Variable' || plainName(node.left) !== 'facts') return;
    const [key] = node.keys;
    const name = key?.kind === 'LiteralString' ? key.value : key?.kind === 'QualifiedName' ? key.value : undefined;
    if (name === undefined || node.keys.length !== 1 || !isGoneFact(name, reading.flat, reading.structured)) return;
    const path = sameFact(name, reading.flat, reading.structured);
    const { offset, length } = node.left;
    const place = placeOf(program, node);
    found.push({
      kind: 'silent',
      message: `$facts no longer has the legacy fact ${name}: the value is undef.`,
      place,
      rows: ['flat facts'],
      ...(path === undefined
        ? {}
        : {
            fixes: [
              {
                kind: 'structured facts',
                title: `Change to $${path}`,
                edits: [
                  {
                    file: program.file,
                    span: place.span,
                    text: program.text.slice(offset, offset + length) + path.slice('facts'.length),
                  },
                ],
              },
            ],
          }),
    });
  });
  return found;
}

function coercedText(program: ReadProgram, node: AstNode, message: string): PlacedFinding {
  const fix = numberFix(program, node);
  return {
    kind: 'error',
    code: evaluationIssues.numericCoercion.code,
    message: `${message}. It is now an error.`,
    place: placeOf(program, node),
    rows: ['strict is error'],
    ...(fix === undefined ? {} : { fixes: [fix] }),
  };
}

function duplicateKeys(reading: Reading, program: ReadProgram): readonly PlacedFinding[] {
  if (!reading.refuses.findings) return [];
  const found: PlacedFinding[] = [];
  walk(program.program, (node) => {
    if (node.kind !== 'LiteralHash') return;
    const keys = node.entries.map(({ key }) => literalKey(key));
    for (const [index, entry] of node.entries.entries()) {
      const key = keys[index];
      if (key === undefined || keys.indexOf(key) === index) continue;
      const fix = duplicateKeyFix(program, node, entry, (one, other) => literalKey(one.key) === literalKey(other.key));
      found.push({
        kind: 'error',
        code: duplicateKey.code,
        message: `${duplicateKey({ key: key.slice(1) }).message}. It is now an error.`,
        place: placeOf(program, entry),
        rows: ['strict is error'],
        ...(fix === undefined ? {} : { fixes: [fix] }),
      });
    }
  });
  return found;
}

/** Returns a literal key with a prefix for its kind, because the string `1` and the number 1 are different keys. */
function literalKey(key: AstNode): string | undefined {
  switch (key.kind) {
    case 'LiteralString':
    case 'QualifiedName':
      return `'${key.value}`;
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralBoolean':
      return `#${key.value}`;
    default:
      return undefined;
  }
}
