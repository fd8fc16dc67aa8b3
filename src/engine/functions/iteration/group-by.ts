import type { CallContext } from '../../evaluator/calls/function.ts';
import { hashKey } from '../../values/hash-key.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../values/value.ts';
import { requireBlock } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { iterated } from './iteration.ts';

function group(context: CallContext, collection: Value, withIndex: boolean): PuppetHash {
  const block = requireBlock(context);
  const groups = new Map<unknown, { readonly key: Value; readonly members: Value[] }>();
  let index = 0n;
  for (const element of iterated(collection).values) {
    const args: readonly Value[] =
      withIndex && isArray(collection) ? [index, element] : withIndex && isArray(element) ? element : [element];
    const key = block.call(args);
    const known = groups.get(hashKey(key));
    if (known === undefined) groups.set(hashKey(key), { key, members: [element] });
    else known.members.push(element);
    index += 1n;
  }
  return PuppetHash.of([...groups.values()].map(({ key, members }) => [key, members] as const));
}

export const groupBy = defineFunction({
  name: 'group_by',
  doc: `Groups elements: returns a hash from each result of the block to the elements with that result. A block with two parameters gets index and element, or key and value. The groups of a hash contain \`[key, value]\` pairs.

\`\`\`puppet
['apple', 'avocado', 'banana'].group_by |$word| { $word[0] }
# { 'a' => ['apple', 'avocado'], 'b' => ['banana'] }
\`\`\``,
  dispatches: [
    {
      parameters: ['Collection collection', '&Callable[1,1] block'],
      returns: 'Hash',
      call: (context, args) => group(context, args[0], false),
    },
    {
      parameters: ['Array array', '&Callable[2,2] block'],
      returns: 'Hash',
      call: (context, args) => group(context, args[0], true),
    },
    {
      parameters: ['Collection collection', '&Callable[2,2] block'],
      returns: 'Hash',
      call: (context, args) => group(context, args[0], isHash(args[0])),
    },
  ],
});
