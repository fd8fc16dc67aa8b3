/** Suggests similar names for names that do not exist. */
import {
  BUILTIN_TYPE_NAMES,
  builtinFunctions,
  builtinDeclarations,
  METAPARAMETERS,
  nearNames,
  STATEMENT_CALLS,
  type AstNode,
  type AttributeOperation,
  type FactValue,
  type Span,
} from '../../../engine/index.ts';
import type { CodeAction } from '../../answers.ts';
import { isBuiltinResourceType, isDataType, OWN_VARIABLES, TOP_VARIABLES } from '../../index/known-names.ts';
import { literalName } from '../../index/literals.ts';
import { capitalized, familyOf, lastPart, nameOf, ownerPart, plainName, symbolOf } from '../../index/symbols.ts';
import { definitionAt, editAt, innermost, isWithin, type ActionPlace } from './action-place.ts';

const MOST = 3;

export function nearName(place: ActionPlace): readonly CodeAction[] {
  if (!place.file.isPuppet) return [];
  return [...ofCode(place), ...ofSymbol(place)];
}

/** Suggests names to replace the name in a range. `written` converts a name to source. */
function suggested(
  place: ActionPlace,
  [start, end]: readonly [number, number],
  name: string,
  candidates: Iterable<string>,
  written: (candidate: string) => string = (candidate) => candidate,
): readonly CodeAction[] {
  return nearNames(name, candidates)
    .slice(0, MOST)
    .map((candidate) => ({
      title: `Change to ${written(candidate)}`,
      kind: 'quickfix',
      edits: [editAt(place, start, end, written(candidate))],
    }));
}

/** Suggests names for a mistyped resource type, function or attribute in the syntax tree. */
function ofCode(place: ActionPlace): readonly CodeAction[] {
  const { offset, nodes } = place;
  for (const node of nodes.toReversed()) {
    const found = ofNode(place, node);
    if (found !== undefined && isWithin(offset, found.span)) return found.actions;
  }
  return [];
}

interface Suggestion {
  readonly span: Span;
  readonly actions: readonly CodeAction[];
}

function ofNode(place: ActionPlace, node: AstNode): Suggestion | undefined {
  switch (node.kind) {
    case 'Resource':
      return node.typeName.kind === 'QualifiedName' ? ofResourceType(place, node.typeName) : undefined;
    case 'CallNamedFunction':
      return node.functor.kind === 'QualifiedName' ? ofFunction(place, node.functor) : undefined;
    case 'CallMethod':
      return node.functor.right.kind === 'QualifiedName' ? ofFunction(place, node.functor.right) : undefined;
    case 'QualifiedName':
      if (isStatementCall(place, node)) return ofFunction(place, node, STATEMENT_CALLS);
      // The tree of incomplete code has an Error node here. The next token then shows the role of the word.
      if (innermost(place, 'Error') === undefined) return undefined;
      if (/^[ \t]*\{/.test(place.file.text.slice(node.offset + node.length))) return ofResourceType(place, node);
      return /^[ \t]*\(/.test(place.file.text.slice(node.offset + node.length)) ? ofFunction(place, node) : undefined;
    case 'Access':
      return ofFactKey(place, node);
    case 'AttributeOperation': {
      if (!isWithin(place.offset, node.nameSpan)) return ofValue(place, node);
      const attributes = attributesAt(place);
      if (attributes === undefined || attributes.includes(node.name) || attributes.length === 0) return undefined;
      const { offset, length } = node.nameSpan;
      const known = [...attributes, ...METAPARAMETERS];
      if (known.includes(node.name)) return undefined;
      return { span: node.nameSpan, actions: suggested(place, [offset, offset + length], node.name, known) };
    }
    default:
      return undefined;
  }
}

interface Name extends Span {
  readonly value: string;
}

function ofResourceType(place: ActionPlace, node: Name): Suggestion | undefined {
  const name = plainName(node.value);
  if (name === 'class' || isBuiltinResourceType(name) || place.index.definition(symbolOf('define', name)) !== undefined)
    return undefined;
  const candidates = [
    ...[...builtinDeclarations.types].map((type) => type.name),
    ...place.index.allDefinitions('define', 'resource type').map((each) => plainName(each.name)),
    'class',
  ];
  return { span: node, actions: suggested(place, [node.offset, node.offset + node.length], name, candidates) };
}

/** True for a word that begins a call without parentheses: `incldue ntp`. */
function isStatementCall({ nodes, file: { text } }: ActionPlace, node: Name): boolean {
  const parent = nodes[nodes.findIndex((each) => each === node) - 1]?.kind;
  if (parent !== 'Block' && parent !== 'Program') return false;
  return /^[ \t]+(?!(?:in|and|or)\b)[\w:'"[$]/.test(text.slice(node.offset + node.length));
}

/** Finds a mistyped key in accesses to facts: `$facts['os']['famly']`. */
function ofFactKey(place: ActionPlace, { left, keys }: AstNode & { readonly kind: 'Access' }): Suggestion | undefined {
  const [key] = keys;
  const found = key === undefined ? undefined : literalName(place.file.text, key);
  const value = factBelow(place, left);
  if (key === undefined || found === undefined || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) || Object.hasOwn(value, found.name)) return undefined;
  return { span: key, actions: suggested(place, found.range, found.name, Object.keys(value)) };
}

/** Returns the fact, or the part of a fact, that an expression with literal keys reads. */
function factBelow(place: ActionPlace, node: AstNode): FactValue | undefined {
  if (node.kind === 'Variable') return /^(?:::)?facts$/.test(node.name) ? { ...place.project.facts } : undefined;
  if (node.kind !== 'Access' || node.keys.length !== 1 || node.keys[0] === undefined) return undefined;
  const value = factBelow(place, node.left);
  const key = literalName(place.file.text, node.keys[0])?.name;
  if (key === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function ofFunction(
  place: ActionPlace,
  node: Name,
  known: Iterable<string> = builtinFunctions.all.map((each) => each.name),
): Suggestion | undefined {
  const name = plainName(node.value);
  if (builtinFunctions.find(name) !== undefined || place.index.definition(symbolOf('function', name)) !== undefined)
    return undefined;
  const candidates = [...known, ...place.index.allDefinitions('function').map((each) => plainName(each.name))];
  return { span: node, actions: suggested(place, [node.offset, node.offset + node.length], name, candidates) };
}

function attributesAt(place: ActionPlace): readonly string[] | undefined {
  const resource = innermost(place, 'Resource');
  if (resource?.typeName.kind !== 'QualifiedName') return undefined;
  const type = plainName(resource.typeName.value);
  const builtin = type === 'class' ? undefined : builtinDeclarations.find(type);
  return (builtin?.attributes ?? definitionAt(place)?.parameters)?.map(({ name }) => name);
}

/** Suggests an allowed value of the attribute's type or of an `Enum` parameter. */
function ofValue(place: ActionPlace, { name, value }: AttributeOperation): Suggestion | undefined {
  const found = literalName(place.file.text, value);
  if (found === undefined) return undefined;
  const words = listValues(place, name);
  if (words.length === 0 || words.includes(found.name)) return undefined;
  return { span: value, actions: suggested(place, found.range, found.name, words) };
}

function listValues(place: ActionPlace, attribute: string): readonly string[] {
  const resource = innermost(place, 'Resource');
  if (resource?.typeName.kind !== 'QualifiedName') return [];
  const builtin = builtinDeclarations
    .find(plainName(resource.typeName.value))
    ?.attributes.find(({ name }) => name === attribute);
  if (builtin !== undefined)
    return (builtin.values ?? []).flatMap(({ value, aliases = [] }) =>
      typeof value === 'string' ? [value, ...aliases] : [],
    );
  const type = definitionAt(place)?.parameters?.find(({ name }) => name === attribute)?.type;
  return [...(/\bEnum\[(.*?)\]/s.exec(type ?? '')?.[1] ?? '').matchAll(/['"](.*?)['"]/g)].map(([, word = '']) => word);
}

/** Returns suggestions for names in the index: classes, types, variables, titles of resources, keys. */
function ofSymbol(place: ActionPlace): readonly CodeAction[] {
  const { index, file, offset } = place;
  const at = index.symbolAt(file.path, offset);
  const [symbol] = at?.symbols ?? [];
  if (at === undefined || symbol === undefined || at.role === 'definition' || at.role === 'doc') return [];
  const written = file.text.slice(...at.range);
  const name = nameOf(symbol);
  switch (familyOf(symbol)) {
    case 'class': {
      if (index.definition(symbol) !== undefined) return [];
      const classes = index.allDefinitions('class').map((each) => plainName(each.name));
      return suggested(place, at.range, name, classes, (each) => (/^[A-Z]/.test(written) ? capitalized(each) : each));
    }
    case 'define': {
      if (familyOf(at.written) !== 'reference' || index.definition(symbol) !== undefined) return [];
      const types = [
        ...BUILTIN_TYPE_NAMES,
        ...[...builtinDeclarations.types].map((type) => capitalized(type.name)),
        ...index.allDefinitions('type').map((each) => each.name),
        ...index.allDefinitions('define', 'resource type').map((each) => capitalized(plainName(each.name))),
      ];
      return isDataType(name) ? [] : suggested(place, at.range, written, types);
    }
    case 'variable':
      return ofVariable(place, at.range, name);
    case 'resource': {
      if (index.hasOccurrence(symbol, 'definition')) return [];
      const type = name.slice(0, name.indexOf(' '));
      const titles = [...index.fileIndexes].flatMap(({ resources }) =>
        resources.filter((each) => each.type === type && !each.title.includes('$')).map(({ title }) => title),
      );
      return suggested(place, at.range, name.slice(type.length + 1), titles);
    }
    case 'hiera': {
      if (index.definition(symbol) !== undefined) return [];
      return suggested(
        place,
        at.range,
        name,
        index.allDefinitions('key').map((each) => each.name),
      );
    }
    case 'template':
    case 'file': {
      if (index.definition(symbol) !== undefined) return [];
      const files = index.allDefinitions(familyOf(symbol) === 'file' ? 'file' : 'template');
      return suggested(
        place,
        at.range,
        name,
        files.map((each) => each.name),
      );
    }
    case 'fact': {
      const facts = [...Object.keys(place.project.facts), ...index.allDefinitions('fact').map((each) => each.name)];
      return facts.includes(name) ? [] : suggested(place, at.range, name, facts);
    }
    default:
      return [];
  }
}

function ofVariable(place: ActionPlace, range: readonly [number, number], name: string): readonly CodeAction[] {
  const { index, file } = place;
  const symbol = symbolOf('variable', name);
  if (index.hasOccurrence(symbol, 'write', 'definition')) return [];
  const owner = ownerPart(name);
  if (owner !== '') {
    const known = index.lineage(owner).flatMap((each) => index.variablesOf(nameOf(each.symbol)));
    return suggested(
      place,
      range,
      lastPart(name),
      known.map((each) => each.name),
      (each) => `${owner}::${each}`,
    );
  }
  if (TOP_VARIABLES.has(name) || name in place.project.facts) return [];
  const top = [...index.fileIndexes].flatMap(({ scopes }) =>
    scopes.filter(({ kind }) => kind === 'top').flatMap(({ variables }) => variables),
  );
  const scopes = index.scopesAt(file.path, range[0]);
  const inherited = scopes.flatMap(({ kind, symbol: holder }) =>
    kind === 'class' && holder !== undefined
      ? index.lineage(nameOf(holder)).flatMap((each) => index.variablesOf(nameOf(each.symbol)))
      : [],
  );
  const known = [...scopes.flatMap(({ variables }) => variables), ...inherited, ...top].map((each) => each.name);
  return suggested(place, range, name, new Set([...known, ...TOP_VARIABLES, ...OWN_VARIABLES]));
}
