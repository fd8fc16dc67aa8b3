import { SensitiveValue, type Value } from '../../values/value.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { defineFunction } from '../define.ts';

function unwrapped({ block }: CallContext, args: readonly Value[]): Value {
  const [arg] = args;
  const value = arg instanceof SensitiveValue ? arg.value : arg;
  return block === undefined ? value : block.call([value]);
}

export const unwrap = defineFunction({
  name: 'unwrap',
  doc: `Returns the value of a \`Sensitive\`; other values stay unchanged. With a block, only the block sees the value.

\`\`\`puppet
Sensitive('secret').unwrap |$text| { length($text) }   # 6
\`\`\``,
  dispatches: [
    { parameters: ['Sensitive arg', '&Callable block?'], call: unwrapped },
    { parameters: ['Any arg', '&Callable block?'], call: unwrapped },
  ],
});
