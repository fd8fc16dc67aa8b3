/**
 * Completes keys of a value in arguments of `dig` and `get`: `$facts.dig('os', 'family')`, `$facts.get('os.family')`.
 */
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { CallAt } from '../cursor/place.ts';
import type { CursorToken } from '../cursor/scan.ts';
import { plainText, receiverBefore } from '../cursor/tokens.ts';
import { knownReceiver } from '../knowledge/known-receiver.ts';
import { below, listKeys, type KnownValue } from '../knowledge/known-value.ts';
import type { RequestContext } from '../request-context.ts';
import { asString, detail } from './items.ts';
import { keyItem } from './keys.ts';

export function dugKeys(context: RequestContext, cursor: Cursor, call: CallAt): readonly CompletionItem[] {
  const { receiver, given } = collectArguments(cursor, call);
  const known = given.reduce<KnownValue | undefined>(
    (value, argument) => {
      const key = argument.length === 1 ? plainText(argument[0]) : undefined;
      return value === undefined || key === undefined ? undefined : below(value, key);
    },
    knownReceiver(context, cursor, receiver),
  );
  return known === undefined ? [] : listKeys(context, known).map((key) => keyItem(cursor, key));
}

/** Completes a dotted key by one level: after `os.`, offers the keys of `os`. */
export function dottedKeys(context: RequestContext, cursor: Cursor, call: CallAt): readonly CompletionItem[] {
  const known = knownReceiver(context, cursor, collectArguments(cursor, call).receiver);
  return known === undefined ? [] : keysBelow(context, cursor, known, '');
}

/**
 * Completes dotted keys one level at a time: after `os.`, offers the keys of `os`.
 *
 * @param prefix text before the first key: `facts.`
 */
export function keysBelow(
  context: RequestContext,
  cursor: Cursor,
  root: KnownValue,
  prefix: string,
): readonly CompletionItem[] {
  const typed = cursor.typed.replace(/^['"]/, '').slice(prefix.length);
  const path = typed.split('.').slice(0, -1);
  const known = path.reduce<KnownValue | undefined>(
    (value, key) => (value === undefined ? undefined : below(value, key)),
    root,
  );
  if (known === undefined) return [];
  return listKeys(context, known).map(({ key, detail: value }) => {
    const label = prefix + [...path, key].join('.');
    return { label, kind: 'key', insertText: asString(cursor, label), ...detail(value) };
  });
}

interface Arguments {
  readonly receiver: readonly CursorToken[];
  /** The arguments before the cursor, without the receiver. */
  readonly given: readonly (readonly CursorToken[])[];
}

function collectArguments({ structure }: Cursor, { start, isMethod }: CallAt): Arguments {
  const [bracket, around] = structure.open;
  const given: CursorToken[][] = [[]];
  for (const token of bracket?.own ?? []) {
    if (token.text === ',') given.push([]);
    else given.at(-1)?.push(token);
  }
  // The argument after the last comma is the one that the user is typing, so it is left out.
  given.pop();
  if (!isMethod) return { receiver: given[0] ?? [], given: given.slice(1) };
  const before = around?.own ?? [];
  const name = before.findIndex((token) => token.start === start);
  return { receiver: receiverBefore(before.slice(0, Math.max(name - 1, 0)), structure), given };
}
