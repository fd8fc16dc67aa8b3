/** Completes functions: in expressions, as statements, and after a dot. */
import { findFirstRelease, STATEMENT_CALLS } from '../../engine/index.ts';
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { CursorToken } from '../cursor/scan.ts';
import {
  allBuiltinFunctions,
  formLabel,
  projectFunction,
  type FunctionForm,
  type FunctionKnowledge,
  type FunctionParameter,
} from '../knowledge/functions.ts';
import { knownReceiver } from '../knowledge/known-receiver.ts';
import { listTypeNames } from '../knowledge/known-value.ts';
import { plainTypeNames, readType } from '../knowledge/type-text.ts';
import { rankUsualMethod } from '../knowledge/usual-methods.ts';
import { findReceiverType } from '../knowledge/variable-type.ts';
import { functionText } from '../knowledge/documentation-texts.ts';
import type { RequestContext } from '../request-context.ts';
import { detail, paragraphs, restOfLine } from './items.ts';

interface Offered {
  readonly knowledge: FunctionKnowledge;
  readonly item: CompletionItem;
}

let builtin: readonly Offered[] | undefined;

/** Built-in functions never change, so their items are built once. */
function builtinOffers(): readonly Offered[] {
  builtin ??= allBuiltinFunctions().map(offered);
  return builtin;
}

function offered(knowledge: FunctionKnowledge): Offered {
  const { name, forms } = knowledge;
  const item: CompletionItem = {
    label: name,
    kind: 'function',
    ...detail(forms[0] === undefined ? undefined : formLabel(name, forms[0])),
    ...paragraphs(functionText(knowledge)),
  };
  return { knowledge, item };
}

function allOffers({ index, project: { release } }: RequestContext): readonly Offered[] {
  const own = index.allDefinitions('function').map((definition) => offered(projectFunction(definition)));
  const names = new Set(own.map(({ item }) => item.label));
  const core = builtinOffers().filter(
    ({ item }) =>
      !names.has(item.label) &&
      (release === undefined || findFirstRelease(release, 'function', item.label) === undefined),
  );
  return [...own, ...core.filter(isOfPuppet), ...core.filter((each) => !isOfPuppet(each))];
}

/**
 * True for functions of Puppet. Completion lists the functions of stdlib after them, because these functions need the
 * module.
 */
function isOfPuppet({ item }: Offered): boolean {
  return !item.label.includes('::');
}

export function functionItems(context: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const isCalled = restOfLine(cursor).startsWith('(');
  return allOffers(context).map(({ item, knowledge }) => (isCalled ? item : { ...item, ...callSnippet(knowledge) }));
}

/** Completes only the names of functions, for `call('…')`. */
export function functionNames(context: RequestContext): readonly CompletionItem[] {
  return allOffers(context).map(({ item }) => item);
}

function callSnippet({ name, forms }: FunctionKnowledge): Pick<CompletionItem, 'insertText' | 'snippet'> {
  const takesNone = forms.length > 0 && forms.every(({ parameters }) => parameters.length === 0);
  return takesNone ? { insertText: `${name}()` } : { insertText: `${name}($1)$0`, snippet: true };
}

/** Completes functions that can begin a statement: `include` and similar functions, which need no parentheses. */
export function statementFunctions(context: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  return functionItems(context, cursor).map((item) =>
    STATEMENT_WITHOUT_PARENTHESES.has(item.label) && !restOfLine(cursor).startsWith('(')
      ? { ...item, insertText: `${item.label} $0`, snippet: true }
      : item,
  );
}

const STATEMENT_WITHOUT_PARENTHESES: ReadonlySet<string> = new Set(['include', 'contain', 'require', 'realize', 'tag']);

const UNUSUAL = Number.MAX_SAFE_INTEGER;

/**
 * Completes functions that accept the value before the dot. First come the functions that are usual for the value's
 * type, then other functions for this type, and last functions that accept any type.
 */
export function methods(
  context: RequestContext,
  cursor: Cursor,
  receiver: readonly CursorToken[],
): readonly CompletionItem[] {
  const types = findTypeNames(context, cursor, receiver);
  const rest = restOfLine(cursor);
  const isCalled = rest.startsWith('(') || /^\s*\|/.test(rest);
  const ranked = allOffers(context).flatMap((each) => {
    const rank = rankFor(each.knowledge, types);
    const usual = rankUsualMethod(each.knowledge.name, types) ?? UNUSUAL;
    return rank === undefined ? [] : [{ ...each, rank, usual }];
  });
  return ranked
    .toSorted((a, b) => a.usual - b.usual || a.rank - b.rank)
    .map(({ item, knowledge }) => (isCalled ? item : { ...item, ...methodSnippet(knowledge) }));
}

/** Returns the names of the possible types of the value before the dot. Empty if nothing is known about the value. */
function findTypeNames(context: RequestContext, cursor: Cursor, receiver: readonly CursorToken[]): readonly string[] {
  const known = knownReceiver(context, cursor, receiver);
  if (known !== undefined) return listTypeNames(context, known);
  const inferred = findReceiverType(context, cursor, receiver);
  return inferred === undefined ? [] : plainTypeNames(context.index, readType(inferred));
}

/**
 * Ranks a function for a value by its first parameter: 0 if the parameter has one of the types or no type is known, 1
 * if it accepts any type, 2 for a function that is usually a statement. Undefined if the parameter accepts none of the
 * types.
 */
function rankFor({ name, forms }: FunctionKnowledge, types: readonly string[]): number | undefined {
  const firsts = forms.flatMap(({ parameters }) => parameters[0] ?? []).filter(({ isBlock }) => !isBlock);
  if (firsts.length === 0) return undefined;
  const isStatement = STATEMENT_CALLS.has(name) || /^(?:alert|crit|emerg)$/.test(name);
  if (types.length === 0) return isStatement ? 2 : 0;
  const ranks = firsts.flatMap(({ type }) => types.flatMap((of) => acceptance(type, of) ?? []));
  if (ranks.length === 0) return undefined;
  return isStatement ? 2 : Math.min(...ranks);
}

/** Supertypes of each type, by name. A parameter with a supertype accepts the type's values too. */
const GENERAL: Readonly<Partial<Record<string, readonly string[]>>> = {
  Array: ['Collection', 'Iterable', 'Tuple'],
  Hash: ['Collection', 'Iterable', 'Struct'],
  Struct: ['Hash', 'Collection', 'Iterable'],
  Tuple: ['Array', 'Collection', 'Iterable'],
  Integer: ['Numeric', 'Iterable', 'Scalar', 'ScalarData'],
  Float: ['Numeric', 'Scalar', 'ScalarData'],
  String: ['Scalar', 'ScalarData', 'Pattern', 'Enum'],
  Enum: ['String', 'Pattern', 'Scalar', 'ScalarData'],
  Pattern: ['String', 'Enum', 'Scalar', 'ScalarData'],
  Boolean: ['Scalar', 'ScalarData'],
  Regexp: ['Scalar'],
  Type: ['Iterable'],
  Iterator: ['Iterable'],
};

/**
 * Ranks a parameter's type for a value of type `type`: 0 if the parameter's type names this type or a supertype, 1 if
 * it is general (`Any`, or an alias), undefined if it does not accept the value.
 */
export function acceptance(parameter: string, type: string): number | undefined {
  // Removes the types in brackets, because they describe elements. Keeps those of `Variant`, `Optional` and `NotUndef`.
  const outer = parameter.replace(/\b(?!Variant|Optional|NotUndef)(\w+)\[(?:[^[\]]|\[[^[\]]*\])*\]/g, '$1');
  const names: readonly string[] = outer.match(/[A-Z]\w*/g) ?? [];
  if (names.includes(type)) return 0;
  if (names.some((name) => (GENERAL[type] ?? []).includes(name))) return 0;
  if (names.some((name) => /^(?:Any|Data|RichData|NotUndef)$/.test(name))) return 1;
  // A function can declare aliases. An unknown name must be one, and the alias may accept the value.
  return names.some((name) => !(name in GENERAL) && !KNOWN_NAMES.has(name)) ? 1 : undefined;
}

const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(GENERAL),
  ...Object.values(GENERAL).flatMap((general) => general ?? []),
  'Variant',
  'Optional',
  'Sensitive',
  'Callable',
  'Timestamp',
  'Timespan',
  'SemVer',
  'SemVerRange',
  'Binary',
  'Undef',
  'Default',
  'Class',
  'Resource',
  'CatalogEntry',
  'URI',
  'Deferred',
]);

/**
 * Creates the snippet for a call after a dot. It has a block if the function accepts one, and parentheses if the
 * function needs further arguments.
 */
function methodSnippet({ name, forms }: FunctionKnowledge): Pick<CompletionItem, 'insertText' | 'snippet'> {
  const isRequired = ({ count, default: value }: FunctionParameter): boolean =>
    (count === '' || count === '+') && value === undefined;
  const rest = ({ parameters }: FunctionForm): readonly FunctionParameter[] => parameters.slice(1);
  const takesBlock = forms.some((form) => rest(form).some((each) => each.isBlock && isRequired(each)));
  const needsMore =
    forms.length > 0 && forms.every((form) => rest(form).some((each) => !each.isBlock && isRequired(each)));
  const needsBlock = takesBlock && forms.every((form) => rest(form).some((each) => each.isBlock));
  const block = `|$\${${needsMore ? 2 : 1}:${name === 'reduce' ? 'memo' : 'item'}}${name === 'reduce' ? ', $value' : ''}| { $0 }`;
  if (needsBlock) return { insertText: `${name}${needsMore ? '($1)' : ''} ${block}`, snippet: true };
  return needsMore ? { insertText: `${name}($1)$0`, snippet: true } : {};
}
