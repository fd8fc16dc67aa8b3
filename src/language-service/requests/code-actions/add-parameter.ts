/** Code actions for missing parameters: passed, read or required, but not defined. */
import { METAPARAMETERS, type AstNode, type ResourceBody } from '../../../engine/index.ts';
import type { CodeAction, FileEdit } from '../../answers.ts';
import type { Definition } from '../../index/file-index.ts';
import { OWN_VARIABLES, TOP_VARIABLES } from '../../index/known-names.ts';
import { familyOf, lastPart, nameOf, plainName, symbolOf, variableSymbol } from '../../index/symbols.ts';
import { definitionAt, editAt, readIndent, innermost, isWithin, type ActionPlace } from './action-place.ts';
import { emptyValue, guessedType } from './guessed-type.ts';

export function addParameter(place: ActionPlace): readonly CodeAction[] {
  if (!place.file.isPuppet) return [];
  return [...forAttribute(place), ...forVariable(place), ...requiredParameters(place)];
}

/** Adds the parameter that a declaration sets but the definition lacks: `port` for `class { 'web': port => 1 }`. */
function forAttribute(place: ActionPlace): readonly CodeAction[] {
  const operation = innermost(place, 'AttributeOperation');
  if (operation === undefined || !isWithin(place.offset, operation.nameSpan)) return [];
  const definition = definitionAt(place);
  const { name, value } = operation;
  if (definition?.parameters === undefined || definition.isRuby === true) return [];
  if (definition.parameters.some((each) => each.name === name) || METAPARAMETERS.some((each) => each === name))
    return [];
  const type = guessedType(place, value);
  return added(place, definition, name, type === undefined ? `$${name}` : `${type} $${name}`);
}

function forVariable(place: ActionPlace): readonly CodeAction[] {
  const { index, file, offset } = place;
  const at = index.symbolAt(file.path, offset);
  const [symbol] = at?.symbols ?? [];
  if (at === undefined || symbol === undefined || at.role !== 'read' || familyOf(symbol) !== 'variable') return [];
  const name = lastPart(nameOf(at.written));
  if (file.text.slice(...at.range).includes('::') || nameOf(symbol).includes('::')) return [];
  if (index.hasOccurrence(variableSymbol(name), 'write', 'definition')) return [];
  if (TOP_VARIABLES.has(name) || OWN_VARIABLES.has(name) || name in place.project.facts) return [];
  const around = index.scopesAt(file.path, offset).at(-1);
  const definition = around?.symbol === undefined ? undefined : index.definition(around.symbol);
  if (definition?.file !== file.path || definition.kind === 'template') return [];
  return added(place, definition, name, `$${name}`);
}

function added(place: ActionPlace, definition: Definition, name: string, parameter: string): readonly CodeAction[] {
  const edit = insertParameter(place, definition, parameter);
  if (edit === undefined) return [];
  return [
    { title: `Add the parameter $${name} to ${definition.kind} ${definition.name}`, kind: 'quickfix', edits: [edit] },
  ];
}

/**
 * Inserts a parameter after the last one, in the same layout. If the definition has no parameters, writes a new
 * parameter list after its name.
 */
export function insertParameter(
  { index }: ActionPlace,
  { file, parameters = [], selection, kind }: Definition,
  parameter: string,
): FileEdit | undefined {
  const text = index.text(file);
  if (text === undefined) return undefined;
  const last = parameters.at(-1);
  if (last !== undefined) {
    const end = last.range[1];
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
    const lineStart = text.lastIndexOf('\n', last.range[0] - 1) + 1;
    const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
    const isOnLine = text.slice(lineStart, last.range[0]).trim() === '';
    if (!isOnLine) return { file, range: [end, end], text: `, ${parameter}` };
    const at = end + comma;
    return { file, range: [at, at], text: `${comma === 0 ? ',' : ''}\n${indent}${parameter},` };
  }
  const end = selection[1];
  const list = /^\s*\(\s*\)/.exec(text.slice(end))?.[0].length ?? 0;
  return { file, range: [end, end + list], text: kind === 'function' ? `(${parameter})` : ` (\n  ${parameter},\n)` };
}

function requiredParameters(place: ActionPlace): readonly CodeAction[] {
  const resource = innermost(place, 'Resource');
  const body = innermost(place, 'ResourceBody') ?? (resource?.bodies.length === 1 ? resource.bodies[0] : undefined);
  const definition = definitionAt(place);
  if (resource === undefined || body === undefined || definition === undefined || definition.isRuby === true) return [];
  if (!isAtHead(place, resource, body) || body.operations.some(({ kind }) => kind === 'AttributesOperation')) return [];
  const given = new Set(body.operations.flatMap((each) => (each.kind === 'AttributeOperation' ? [each.name] : [])));
  const isSetByData = (name: string): boolean =>
    definition.kind === 'class' &&
    place.index.definition(symbolOf('hiera', `${plainName(definition.name)}::${name}`)) !== undefined;
  const missing = (definition.parameters ?? []).filter(
    ({ name, isOptional }) => isOptional !== true && !given.has(name) && !isSetByData(name),
  );
  if (missing.length === 0) return [];
  const lines = missing.map(({ name, type }) => `${name} => ${emptyValue(type)},`);
  const names = missing.map(({ name }) => name).join(', ');
  return [
    { title: `Add the required ${names}`, kind: 'quickfix', edits: [attributesAdded(place, resource, body, lines)] },
  ];
}

/** Checks that the cursor is at the type or the title. Inside attributes, other actions are offered. */
function isAtHead({ offset }: ActionPlace, resource: AstNode, { title }: ResourceBody): boolean {
  return offset >= resource.offset && offset <= title.offset + title.length + 1;
}

function attributesAdded(
  place: ActionPlace,
  resource: AstNode,
  body: ResourceBody,
  lines: readonly string[],
): FileEdit {
  const { text } = place.file;
  const indent = `${readIndent(place, resource.offset)}  `;
  const last = body.operations.at(-1);
  const from =
    last === undefined ? text.indexOf(':', body.title.offset + body.title.length) + 1 : last.offset + last.length;
  const comma = last === undefined ? 0 : (/^\s*,/.exec(text.slice(from))?.[0].length ?? 0);
  const at = from + comma;
  const written = lines.map((line) => `\n${indent}${line}`).join('');
  const closing = /^[ \t]*\}/.exec(text.slice(at))?.[0];
  const before = last !== undefined && comma === 0 ? ',' : '';
  return closing === undefined
    ? editAt(place, at, at, `${before}${written}`)
    : editAt(place, at, at + closing.length - 1, `${before}${written}\n${readIndent(place, resource.offset)}`);
}
