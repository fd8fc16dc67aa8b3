import { rubyInspect, rubyToString } from '../../../formatting/ruby-inspect.ts';
import { isArray, isHash, PuppetHash } from '../../../values/value.ts';
import type { BuiltInFunction } from '../../define.ts';
import { parseError, valueFunction } from '../legacy-function.ts';

function affixFunction(name: string, doc: string, join: (text: string, affix: string) => string): BuiltInFunction {
  return valueFunction({
    name,
    doc,
    call: (_, args) => {
      if (args.length === 0) throw parseError(`${name}(): Wrong number of arguments given (${args.length} for 1)`);
      const [given, second] = args;
      if (!isArray(given) && !isHash(given)) {
        throw parseError(`${name}(): expected first argument to be an Array or a Hash, got ${rubyInspect(given)}`);
      }
      const affix = second === undefined || second === false ? '' : second;
      if (typeof affix !== 'string') {
        throw parseError(`${name}(): expected second argument to be a String, got ${rubyInspect(affix)}`);
      }
      if (isArray(given)) return given.map((each) => join(rubyToString(each), affix));
      return PuppetHash.of([...given].map(([key, value]) => [join(rubyToString(key), affix), value] as const));
    },
  });
}

export const prefix = affixFunction(
  'prefix',
  `Adds a string before each element of an array, or before each key of a hash.

\`\`\`puppet
prefix(['a', 'b'], 'dev_')   # ['dev_a', 'dev_b']
\`\`\``,
  (text, affix) => affix + text,
);

export const suffix = affixFunction(
  'suffix',
  `Adds a string after each element of an array, or after each key of a hash.

\`\`\`puppet
suffix(['a', 'b'], '.conf')   # ['a.conf', 'b.conf']
\`\`\``,
  (text, affix) => text + affix,
);
