/** Finds the value that a function passes to a parameter of its block: a whole argument, or one of its elements. */
import type { Bracket } from './bracket.ts';
import type { CursorToken } from './scan.ts';
import type { Structure } from './structure.ts';
import { receiverBefore } from './tokens.ts';

interface BlockParameter {
  /** The value that the function iterates over: a receiver before a dot, or the first argument. */
  readonly receiver: readonly CursorToken[];
  readonly structure: Structure;
  /** `whole` if the block receives the value itself; `value` if it receives its elements one after another. */
  readonly part: 'whole' | 'value';
}

const WHOLE: ReadonlySet<string> = new Set(['with', 'then']);
/**
 * Functions that pass each element to their block. The element is the only parameter, or the second one after the
 * element's key or index.
 */
const EACH: ReadonlySet<string> = new Set([
  'each',
  'map',
  'filter',
  'any',
  'all',
  'find',
  'index',
  'partition',
  'group_by',
]);

/** Finds the block around the cursor whose parameter begins at an offset. */
export function blockParameter(structures: readonly Structure[], start: number): BlockParameter | undefined {
  for (const structure of structures) {
    for (const [depth, { role, open }] of structure.open.entries()) {
      const own = structure.open[depth + 1]?.own ?? [];
      const body = open === undefined ? -1 : own.indexOf(open);
      const closing = own[body - 1];
      const parameters = role.kind === 'lambda' && closing !== undefined ? structure.closedBy(closing) : undefined;
      if (parameters?.variables.some((each) => each.start === start) === true)
        return givenTo(structure, own, parameters, start);
    }
  }
  return undefined;
}

function givenTo(
  structure: Structure,
  own: readonly CursorToken[],
  { open, variables }: Bracket,
  start: number,
): BlockParameter | undefined {
  let at = open === undefined ? 0 : own.indexOf(open) - 1;
  const last = own[at];
  const call = last === undefined ? undefined : structure.closedBy(last);
  if (call?.open !== undefined) at = own.indexOf(call.open) - 1;
  const name = own[at]?.text ?? '';
  const isMethod = own[at - 1]?.text === '.';
  const comma = call?.own.findIndex(({ text }) => text === ',') ?? -1;
  const receiver = isMethod
    ? receiverBefore(own.slice(0, at - 1), structure)
    : (call?.own.slice(0, comma === -1 ? undefined : comma) ?? []);
  const isLast = variables.at(-1)?.start === start;
  if (WHOLE.has(name) && isLast) return { receiver, structure, part: 'whole' };
  const isValue = isLast && (EACH.has(name) ? variables.length <= 2 : name === 'reduce' && variables.length === 2);
  return isValue ? { receiver, structure, part: 'value' } : undefined;
}
