import { nameResolver } from '../../evaluator/type-names.ts';
import { newInstance } from '../conversion/new.ts';
import { requireBlock, typeAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { checkRanges, checkWidths } from '../format-limits.ts';

export const newFunction = defineFunction({
  name: 'new',
  doc: `Creates a value of a type from other values. \`Integer('5')\` is short for \`new(Integer, '5')\`. A value that already has the type stays unchanged. Each type has its own arguments.

\`\`\`puppet
Integer('0x1F')         # 31
String(255, '%x')       # 'ff'
Timestamp('2024-02-29')
\`\`\``,
  dispatches: [
    {
      parameters: ['Type type', 'Any args*', '&Callable block?'],
      call: (context, args) => {
        const { evaluator, block } = context;
        checkWidths(evaluator, args);
        checkRanges(evaluator, args);
        const value = newInstance(typeAt(args, 0).type, args.slice(1), {
          names: nameResolver(evaluator),
          lookupContext: (moduleName) => evaluator.host.lookupContext(moduleName),
        });
        return block === undefined ? value : requireBlock(context).call([value]);
      },
    },
  ],
});
