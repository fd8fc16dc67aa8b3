/** Types of variables and of expressions before the cursor: declared, known from facts, or inferred. */
import type { Expression } from '../../engine/index.ts';
import { blockParameter } from '../cursor/block-parameter.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { CursorToken } from '../cursor/scan.ts';
import type { RequestContext } from '../request-context.ts';
import { elementType, inferNodeType, inferType, type VariableTypes } from './inferred-type.ts';
import { knownVariable } from './known-receiver.ts';
import { below, listTypeNames, type KnownValue } from './known-value.ts';
import { findVariable, type VariableKnowledge } from './variables.ts';

/**
 * Finds the type of a variable. Returns undefined if the type is unknown, or for a parameter without a type, because
 * such a parameter accepts any value.
 *
 * @param name without dollar sign
 */
export function findVariableType(context: RequestContext, cursor: Cursor, name: string): string | undefined {
  return createVariableTypes(context, cursor)(name, [], 0);
}

/** Finds the type of an expression before the cursor: `split('a b', ' ')`, `$names[0]`. */
export function findReceiverType(
  context: RequestContext,
  cursor: Cursor,
  receiver: readonly CursorToken[],
): string | undefined {
  return inferType(context, sourceOf(cursor, receiver), createVariableTypes(context, cursor));
}

/** Finds the type of an expression at the cursor, from the variables that are visible there. */
export function findExpressionType(context: RequestContext, cursor: Cursor, node: Expression): string | undefined {
  return inferNodeType(context, node, cursor.file.text, createVariableTypes(context, cursor));
}

function sourceOf({ file }: Cursor, tokens: readonly CursorToken[]): string {
  return file.text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
}

function createVariableTypes(context: RequestContext, cursor: Cursor): VariableTypes {
  // Each variable is inferred only once. A variable that is assigned from itself has no type.
  const known = new Map<string, string | undefined>();
  const variables: VariableTypes = (name, keys, depth) => {
    if (keys.length > 0) return findMemberType(context, cursor, name, keys);
    if (!known.has(name)) {
      known.set(name, undefined);
      known.set(name, infer(name, depth));
    }
    return known.get(name);
  };
  const infer = (name: string, depth: number): string | undefined => {
    const variable = findVariable(context, cursor, name);
    if (variable?.type !== undefined) return variable.type;
    if (variable?.isDefault === true) return undefined;
    if (variable?.value !== undefined) return inferType(context, assignedText(variable), variables, depth);
    return (
      findElementType(context, cursor, name, variables, depth) ??
      typeName(context, knownVariable(context, cursor, name))
    );
  };
  return variables;
}

function assignedText({ text, value, valueEnd }: VariableKnowledge): string {
  const assigned = text.slice(value, valueEnd);
  // If a heredoc is assigned, the rest of the source is needed, because the heredoc's text begins on the next line.
  return assigned.includes('@(') ? text.slice(value) : assigned;
}

function findElementType(
  context: RequestContext,
  cursor: Cursor,
  name: string,
  variables: VariableTypes,
  depth: number,
): string | undefined {
  const scanned = cursor.variables.find((each) => each.name === name);
  const given = scanned?.kind === 'lambda parameter' ? blockParameter(cursor.structures, scanned.start) : undefined;
  if (given === undefined) return undefined;
  const type = inferType(context, sourceOf(cursor, given.receiver), variables, depth);
  return given.part === 'whole' ? type : elementType(type);
}

function findMemberType(
  context: RequestContext,
  cursor: Cursor,
  name: string,
  keys: readonly string[],
): string | undefined {
  const known = keys.reduce<KnownValue | undefined>(
    (value, key) => (value === undefined ? undefined : below(value, key)),
    knownVariable(context, cursor, name),
  );
  return typeName(context, known);
}

function typeName(context: RequestContext, known: KnownValue | undefined): string | undefined {
  const names = known === undefined ? [] : listTypeNames(context, known);
  return names.length === 1 ? names[0] : undefined;
}
