import { SensitiveValue, type Value } from '../../values/value.ts';
import type { CallContext } from '../../evaluator/function.ts';
import { defineFunction } from '../define.ts';

function unwrapped({ block }: CallContext, args: readonly Value[]): Value {
  const [arg] = args;
  const value = arg instanceof SensitiveValue ? arg.value : arg;
  return block === undefined ? value : block.call([value]);
}

export const unwrap = defineFunction({
  name: 'unwrap',
  doc: `What is inside of a \`Sensitive\` value, which is hidden otherwise; other values stay as they are. With a block, only the block sees it.

\`\`\`puppet
Sensitive('secret').unwrap |$text| { length($text) }   # 6
\`\`\``,
  dispatches: [
    { parameters: ['Sensitive arg', '&Callable block?'], call: unwrapped },
    { parameters: ['Any arg', '&Callable block?'], call: unwrapped },
  ],
});
