import type { CallContext } from '../../evaluator/calls/function.ts';
import { textCharacters } from '../../values/text.ts';
import { hashKey } from '../../values/hash-key.ts';
import { PuppetHash, type Value } from '../../values/value.ts';
import { arrayAt, hashAt, stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { iterated, limited } from '../iteration/iteration.ts';

/** Returns the first value of each group of equal values. If there is a lambda, its results are compared. */
function firsts<Item extends Value>({ block }: CallContext, values: Iterable<Item>): readonly Item[] {
  const seen = new Set<unknown>();
  const result: Item[] = [];
  for (const value of values) {
    const key = hashKey(block === undefined ? value : block.call([value]));
    if (seen.has(key)) continue;
    seen.add(key);
    result.push(value);
  }
  return result;
}

/** Returns a hash whose keys are arrays of the keys with equal values. Its values are arrays of these values. */
function uniqueHash(context: CallContext, hash: PuppetHash): PuppetHash {
  const groups = new Map<unknown, { readonly keys: Value[]; readonly values: Value[] }>();
  for (const [key, value] of hash) {
    const group = hashKey(context.block === undefined ? value : context.block.call([value]));
    const known = groups.get(group) ?? { keys: [], values: [] };
    known.keys.push(key);
    known.values.push(value);
    groups.set(group, known);
  }
  return PuppetHash.of(
    [...groups.values()].map((group) => [group.keys, firsts({ ...context, block: undefined }, group.values)] as const),
  );
}

export const unique = defineFunction({
  name: 'unique',
  doc: `Removes duplicates from an array, from the characters of a string, or from any iterable value. For a hash, it returns a hash from arrays of keys to the values that they share.

\`\`\`puppet
unique(['a', 'b', 'a'])                              # ['a', 'b']
unique(['a', 'A']) |$word| { downcase($word) }       # ['a']
\`\`\``,
  dispatches: [
    {
      parameters: ['String string', '&Callable[String] block?'],
      call: (context, args) => firsts(context, textCharacters(stringAt(args, 0))).join(''),
    },
    {
      parameters: ['Hash hash', '&Callable[Any] block?'],
      call: (context, args) => uniqueHash(context, hashAt(args, 0)),
    },
    {
      parameters: ['Array array', '&Callable[Any] block?'],
      call: (context, args) => firsts(context, arrayAt(args, 0)),
    },
    {
      parameters: ['Iterable iterable', '&Callable[Any] block?'],
      call: (context, args) => {
        const [source] = args;
        // For an integer, the result contains all numbers below it, because they are all different. Checks their count
        // before they are created.
        if (typeof source === 'bigint' && context.block === undefined)
          context.evaluator.checkCollection(Number(source));
        return firsts(context, limited(context, iterated(source).values));
      },
    },
  ],
});
