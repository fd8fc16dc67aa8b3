import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { rubyEqual } from '../../values/equality.ts';
import { matchRegexp } from '../../values/regexp/regexp.ts';
import { textLength } from '../../values/text.ts';
import { isTruthy } from '../../values/truthy.ts';
import { isArray, RegexpValue, type Value } from '../../values/value.ts';
import { requireBlock, stringAt } from '../arguments.ts';
import { defineFunction, type Dispatch } from '../define.ts';
import { iterated, limited, toPair } from './iteration.ts';

/**
 * Creates the dispatch of a call with a lambda. A lambda with two parameters receives the key and the value of a hash
 * entry. A lambda with one parameter receives only the value.
 */
const withBlock = (parameter: string, pairs: boolean): Dispatch => ({
  parameters: [parameter, pairs ? '&Callable[2,2] block' : '&Callable[1,1] block'],
  call: (context, args) => {
    const block = requireBlock(context);
    const { values, hashStyle } = iterated(args[0]);
    let position = 0;
    for (const element of values) {
      const [key, item] = toPair(element, position, hashStyle);
      if (isTruthy(block.call(pairs ? [key, item] : [item]))) return key;
      position += 1;
    }
    return undefined;
  },
});

function indexInText(text: string, wanted: Value): Value {
  const at =
    wanted instanceof RegexpValue ? (matchRegexp(wanted, text)?.index ?? -1) : text.indexOf(rubyToString(wanted));
  return at === -1 ? undefined : BigInt(textLength(text.slice(0, at)));
}

export const index = defineFunction({
  name: 'index',
  doc: `Returns the position of the first match: an index in an array or string, a key in a hash, or \`undef\`. It searches for a value, or for the first element for which a block returns true.

\`\`\`puppet
['a', 'b', 'c'].index('b')        # 1
$sizes = { 'x' => 1, 'y' => 2 }
$sizes.index(2)                   # 'y'
\`\`\``,
  dispatches: [
    withBlock('Hash[Any, Any] hash', true),
    withBlock('Hash[Any, Any] hash', false),
    withBlock('Iterable enumerable', true),
    withBlock('Iterable enumerable', false),
    {
      parameters: ['String str', 'Variant[String,Regexp] match'],
      call: (_, args) => indexInText(stringAt(args, 0), args[1]),
    },
    {
      parameters: ['Iterable enumerable', 'Any match'],
      call: (context, args) => {
        const { values, hashStyle } = iterated(args[0]);
        let position = 0n;
        for (const element of limited(context, values)) {
          if (hashStyle && isArray(element)) {
            if (rubyEqual(element[1], args[1])) return element[0];
          } else if (rubyEqual(element, args[1])) return position;
          position += 1n;
        }
        return undefined;
      },
    },
  ],
});
