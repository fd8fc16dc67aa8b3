import { defineFunction } from '../define.ts';

export const convertTo = defineFunction({
  name: 'convert_to',
  doc: `Converts a value to a type, as \`new\` does, but with the value as the first argument. It fits into a chain of calls.

\`\`\`puppet
'42'.convert_to(Integer) + 1   # 43
\`\`\``,
  dispatches: [
    {
      parameters: ['Any value', 'Type type', 'Any args*', '&Callable[1,1] block?'],
      call: ({ evaluator, scope, place, block }, [value, type, ...rest]) => {
        const result = evaluator.callFunction('new', [type, value, ...rest], { scope, place });
        return block === undefined ? result : block.call([result]);
      },
    },
  ],
});
