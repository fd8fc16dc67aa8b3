/** Moves the selected statements to a new class in its own file. */
import { walk, type AstNode, type Expression, type ResourceExpression } from '../../../../engine/index.ts';
import type { CodeAction } from '../../../answers.ts';
import { placeInModule } from '../../../file-kind.ts';
import { OWN_VARIABLES } from '../../../index/known-names.ts';
import { flattened, literalName } from '../../../index/literals.ts';
import { familyOf, plainName, symbolOf } from '../../../index/symbols.ts';
import { editAt, readIndent, type ActionPlace } from '../action-place.ts';
import { createManifest } from '../create-missing.ts';
import { DEFINITIONS, indentLines, selectStatements } from './statements.ts';

/** Kinds of nodes that have a different meaning, or are not allowed, in a separate class. */
const NOT_MOVABLE: ReadonlySet<AstNode['kind']> = new Set([...DEFINITIONS, 'ResourceDefaults', 'Assignment', 'Error']);

export function extractClass(place: ActionPlace): readonly CodeAction[] {
  const selected = selectStatements(place);
  const resources = listResources(selected?.statements ?? []);
  if (selected === undefined || resources.length === 0) return [];
  const owner = place.nodes.findLast(({ kind }) => OWNERS.has(kind));
  // The body of a define or a lambda may be evaluated several times, but a class is evaluated once.
  if (owner !== undefined && owner.kind !== 'HostClassDefinition' && owner.kind !== 'NodeDefinition') return [];
  const variables = listVariables(place, selected.statements);
  if (variables === undefined) return [];
  const name = findClassName(place, resources);
  if (name === undefined) return [];
  const { text } = place.file;
  const indent = readIndent(place, selected.range[0]);
  const body = indentLines(place, selected.range, 1 - indent.length / 2);
  const parameters =
    variables.length === 0 ? '' : ` (\n${variables.map((each) => `  ${each.type} $${each.name},\n`).join('')})`;
  const created = createManifest(place, name, `# @summary TODO\nclass ${name}${parameters} {\n  ${body}\n}\n`);
  if (place.index.text(created.file) !== undefined) return [];
  const word = owner?.kind === 'HostClassDefinition' ? 'contain' : 'include';
  const declaration =
    variables.length === 0
      ? `${word} ${name}`
      : [
          `class { '${name}':`,
          ...variables.map((each) => `  ${each.name} => $${each.name},`),
          '}',
          ...(word === 'contain' ? [`contain ${name}`] : []),
        ].join(`\n${indent}`);
  if (text.slice(...selected.range) === '') return [];
  const edits = [editAt(place, ...selected.range, declaration)];
  return [{ title: `Extract the class ${name}`, kind: 'refactor.extract', edits, creates: [created] }];
}

const OWNERS: ReadonlySet<AstNode['kind']> = new Set([
  'HostClassDefinition',
  'ResourceTypeDefinition',
  'FunctionDefinition',
  'NodeDefinition',
  'Lambda',
]);

interface PassedVariable {
  readonly name: string;
  readonly type: string;
}

/** Returns the local variables that the statements read, or undefined if the statements cannot be moved. */
function listVariables(place: ActionPlace, statements: readonly Expression[]): readonly PassedVariable[] | undefined {
  const found = new Map<string, PassedVariable>();
  let isMovable = true;
  for (const statement of statements)
    walk(statement, (node) => {
      if (NOT_MOVABLE.has(node.kind)) isMovable = false;
      if (node.kind !== 'Variable' || node.name.includes('::')) return isMovable;
      const scopes = place.index.scopesAt(place.file.path, node.offset);
      const at = scopes.findIndex(({ variables }) => variables.some(({ name }) => name === node.name));
      const scope = scopes[at];
      const isOwn = OWN_VARIABLES.has(node.name) && scope === undefined;
      // Inherited variables are not visible in the new class.
      const isInherited =
        scope === undefined &&
        familyOf(place.index.variableAt(place.file.path, node.offset, node.name)) === 'seen' &&
        place.index
          .resolve(place.index.variableAt(place.file.path, node.offset, node.name))
          .some((symbol) => symbol.includes('::'));
      if (isOwn || isInherited) isMovable = false;
      // The variable of a lambda is moved with its lambda. Variables of top scope are visible everywhere.
      const isInner =
        scope?.kind === 'lambda' &&
        statements.some(({ offset, length }) => offset <= scope.range[0] && scope.range[1] <= offset + length);
      if (scope === undefined || isInner || scope.kind === 'top') return isMovable;
      if (scope.kind !== 'class' && scope.kind !== 'node') isMovable = false;
      const type = scope.variables.find(({ name }) => name === node.name)?.type ?? 'Any';
      if (scope.kind === 'class') found.set(node.name, { name: node.name, type });
      return isMovable;
    });
  return isMovable ? [...found.values()] : undefined;
}

function listResources(statements: readonly Expression[]): readonly ResourceExpression[] {
  const found: ResourceExpression[] = [];
  for (const statement of statements)
    walk(statement, (node) => {
      if (node.kind === 'Resource') found.push(node);
    });
  return found;
}

/** Returns an unused class name in the module of the file, derived from the first title: `ntp::config`. */
function findClassName(place: ActionPlace, [resource]: readonly ResourceExpression[]): string | undefined {
  const [title] = resource?.bodies.flatMap((body) => flattened(body.title)) ?? [];
  const written = title === undefined ? undefined : literalName(place.file.text, title)?.name;
  const type = resource?.typeName.kind === 'QualifiedName' ? plainName(resource.typeName.value) : 'resources';
  const last = (text: string): string =>
    (text.split(/[:/]/).findLast((part) => /[a-z]/i.test(part)) ?? '')
      .toLowerCase()
      .replace(/\W+/g, '_')
      .replace(/^[^a-z]+|_+$/g, '');
  const wanted = last(written ?? '') || last(type) || 'extracted';
  const module = placeInModule(place.file.path, place.index.environmentPaths)?.module;
  for (let number = 1; number < 100; number += 1) {
    const name = `${module === undefined ? '' : `${module}::`}${wanted}${number === 1 ? '' : `_${number}`}`;
    if (place.index.definition(symbolOf('class', name)) === undefined) return name;
  }
  return undefined;
}
