/** Merging of hashes: `merge` by top-level keys, `deep_merge` recursively. */
import { rubyClass } from '../../../types/ruby-class.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../../values/value.ts';
import type { CallContext } from '../../../evaluator/calls/function.ts';
import { requireBlock } from '../../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../../define.ts';
import { iterated } from '../../iteration/iteration.ts';
import { parseError, valueFunction } from '../legacy-function.ts';

/**
 * Calls the lambda for each element, and merges the hashes that it returns. The lambda receives the hash merged so far
 * as its first argument.
 */
function mergeYielded(context: CallContext, value: Value, pairs: boolean): Value {
  const block = requireBlock(context);
  const { values, hashStyle } = iterated(value);
  let result = PuppetHash.empty;
  let index = 0n;
  for (const element of values) {
    const pair: readonly Value[] = hashStyle && isArray(element) ? element : [index, element];
    const yielded = block.call(pairs ? [result, pair[0], pair[1]] : [result, element]);
    if (isHash(yielded)) {
      result = PuppetHash.of([...result, ...yielded]);
      context.evaluator.checkCollection(result.size);
    }
    index += 1n;
  }
  return result;
}

function mergeFunction(name: string): BuiltInFunction {
  return defineFunction({
    name,
    doc: `Merges hashes: for equal keys, the last value wins. The operator \`+\` does the same for two hashes. With a block, it iterates over a collection and merges the hashes that the block returns. The block gets the merged hash so far and an element, or a key and a value.

\`\`\`puppet
${name}({ 'a' => 1, 'b' => 2 }, { 'b' => 3 })              # { 'a' => 1, 'b' => 3 }
${name}(['x', 'y']) |$done, $i, $word| { { $word => $i } }   # { 'x' => 0, 'y' => 1 }
\`\`\``,
    dispatches: [
      {
        parameters: ['Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*'],
        returns: 'Hash[Scalar, Any]',
        call: (_, args) => PuppetHash.of(args.flatMap((each) => (isHash(each) ? [...each] : []))),
      },
      {
        parameters: ['Iterable args*', '&Callable[3, 3] block'],
        returns: 'Hash',
        call: (context, args) => mergeYielded(context, args[0], true),
      },
      {
        parameters: ['Iterable args*', '&Callable[2, 2] block'],
        returns: 'Hash',
        call: (context, args) => mergeYielded(context, args[0], false),
      },
    ],
  });
}

function mergeDeep(lower: PuppetHash, higher: PuppetHash): PuppetHash {
  return PuppetHash.of([
    ...lower,
    ...[...higher].map(([key, value]) => {
      const before = lower.get(key);
      return [key, isHash(before) && isHash(value) ? mergeDeep(before, value) : value] as const;
    }),
  ]);
}

const deepMerge = valueFunction({
  name: 'deep_merge',
  doc: `Merges hashes. If a key has a hash on both sides, those hashes are merged too. For other values, the last hash wins.

\`\`\`puppet
deep_merge({ 'tls' => { 'on' => true, 'port' => 443 } }, { 'tls' => { 'port' => 8443 } })
# { 'tls' => { 'on' => true, 'port' => 8443 } }
\`\`\``,
  call: (_, args) => {
    if (args.length < 2) {
      throw parseError(`deep_merge(): wrong number of arguments (${args.length}; must be at least 2)`);
    }
    let result = PuppetHash.empty;
    for (const each of args) {
      if (each === '') continue;
      if (!isHash(each)) {
        throw parseError(`deep_merge: unexpected argument type ${rubyClass(each)}, only expects hash arguments`);
      }
      result = mergeDeep(result, each);
    }
    return result;
  },
});

export const merges: readonly BuiltInFunction[] = [mergeFunction('merge'), mergeFunction('stdlib::merge'), deepMerge];
