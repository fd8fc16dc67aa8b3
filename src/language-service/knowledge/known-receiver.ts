/** Finds the statically known value before the cursor: a variable with its keys, or a literal. */
import type { Cursor } from '../cursor/cursor.ts';
import { blockParameter } from '../cursor/block-parameter.ts';
import { scan, type CursorToken } from '../cursor/scan.ts';
import { Structure } from '../cursor/structure.ts';
import { plainText } from '../cursor/tokens.ts';
import type { RequestContext } from '../request-context.ts';
import { SERVER_FACTS, trustedFacts } from './facts.ts';
import { below, findFirst, fromToken, type KnownValue } from './known-value.ts';
import { listMembers, readType } from './type-text.ts';
import { findVariable } from './variables.ts';

/** Maximum length of a chain of variables to follow. */
const DEEPEST = 6;
/** Maximum number of characters to read for a literal value. */
const LONGEST = 20_000;

/** Returns the known value of an expression before the cursor: `$facts['os']`, `$opts['a'][0]`, `[1, 2]`. */
export function knownReceiver(
  context: RequestContext,
  cursor: Cursor,
  receiver: readonly CursorToken[],
): KnownValue | undefined {
  const { structure, file, isInterpolation } = cursor;
  return knownTokens(context, cursor, { text: file.text, structure, isInterpolation }, receiver, 0);
}

interface ValueSource {
  readonly text: string;
  readonly structure: Structure;
  /** True inside `${…}`, where a bare word at the beginning is a variable. */
  readonly isInterpolation: boolean;
}

function knownTokens(
  context: RequestContext,
  cursor: Cursor,
  { text, structure, isInterpolation }: ValueSource,
  tokens: readonly CursorToken[],
  depth: number,
): KnownValue | undefined {
  const [first, ...rest] = tokens;
  if (first === undefined || depth > DEEPEST) return undefined;
  const isBareVariable = first.kind === 'name' && isInterpolation;
  let known =
    first.kind === 'variable' || isBareVariable
      ? knownVariable(context, cursor, first.text.replace(/^\$/, ''), depth)
      : fromToken(text, structure, first);
  // An element of a literal list or hash, such as `[1, 2][0]`, counts as unknown.
  if (known?.kind === 'hash' || known?.kind === 'list')
    if (first.kind === 'mark') return rest.length <= 1 ? known : undefined;
  for (const token of rest) {
    if (known === undefined) return undefined;
    const bracket = structure.openedBy(token);
    if (bracket === undefined) {
      if (token.text === '.') return undefined;
      continue;
    }
    const key = bracket.role.kind === 'access' && bracket.own.length === 1 ? plainText(bracket.own[0]) : undefined;
    if (key === undefined) return undefined;
    known = below(known, key);
  }
  return known;
}

/**
 * Finds the known value of a variable.
 * @param name without dollar sign
 */
export function knownVariable(
  context: RequestContext,
  cursor: Cursor,
  name: string,
  depth = 0,
): KnownValue | undefined {
  const { facts } = context.project;
  const plain = name.replace(/^::/, '');
  if (plain === 'facts') return { kind: 'fact', value: facts, path: [] };
  if (plain === 'trusted') return { kind: 'fact', value: trustedFacts(facts), path: ['$trusted'] };
  if (plain === 'server_facts') return { kind: 'fact', value: SERVER_FACTS, path: ['$server_facts'] };
  const variable = findVariable(context, cursor, plain);
  const given = variable?.type === undefined ? knownBlockParameter(context, cursor, plain, depth) : undefined;
  if (given !== undefined) return given;
  if (variable === undefined) {
    const fact = Object.hasOwn(facts, plain) ? facts[plain] : undefined;
    return fact === undefined ? undefined : { kind: 'fact', value: fact, path: [plain] };
  }
  if (variable.compiled !== undefined) {
    const compiled = writtenValue(context, cursor, variable.compiled, 0, depth + 1);
    if (compiled !== undefined) return compiled;
  }
  const type = variable.type === undefined ? undefined : readType(variable.type);
  if (type !== undefined && listMembers(context.index, type, []).length > 0) return { kind: 'type', type, path: [] };
  const written =
    variable.value === undefined ? undefined : writtenValue(context, cursor, variable.text, variable.value, depth + 1);
  return written ?? (type === undefined ? undefined : { kind: 'type', type, path: [] });
}

/**
 * Returns a value for a block's parameter. If the block iterates over a collection, this is the first element, because
 * the elements are usually similar.
 */
function knownBlockParameter(
  context: RequestContext,
  cursor: Cursor,
  name: string,
  depth: number,
): KnownValue | undefined {
  const scanned = cursor.variables.find((each) => each.name === name);
  if (scanned?.kind !== 'lambda parameter' || depth > DEEPEST) return undefined;
  const given = blockParameter(cursor.structures, scanned.start);
  if (given === undefined) return undefined;
  const { structure, receiver } = given;
  const source = { text: cursor.file.text, structure, isInterpolation: false };
  const known = knownTokens(context, cursor, source, receiver, depth + 1);
  return known === undefined || given.part === 'whole' ? known : findFirst(context, known);
}

function writtenValue(
  context: RequestContext,
  cursor: Cursor,
  text: string,
  from: number,
  depth: number,
): KnownValue | undefined {
  if (depth > DEEPEST) return undefined;
  const { frames } = scan(text, Math.min(text.length, from + LONGEST), { from });
  const structure = new Structure(text, frames[0] ?? []);
  const own = structure.open.at(-1)?.own ?? [];
  const end = own.findIndex((token, index) => index > 0 && !continues(token, structure));
  const tokens = end === -1 ? own : own.slice(0, end);
  return knownTokens(context, cursor, { text, structure, isInterpolation: false }, tokens, depth);
}

function continues(token: CursorToken, structure: Structure): boolean {
  const { text, isFirst } = token;
  return structure.closedBy(token) !== undefined || (text === '[' && !isFirst) || text === '.';
}
