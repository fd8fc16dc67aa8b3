import { defineFunction } from '../define.ts';

export const convertTo = defineFunction({
  name: 'convert_to',
  doc: `Makes a value of a type out of another, as \`new\` does, with the value first; so it reads well in a chain.

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
