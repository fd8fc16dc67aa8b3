import { stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { readFormatted } from './read-formatted.ts';

export const scanf = defineFunction({
  name: 'scanf',
  doc: `Reads values from a string by a format, and returns them as an array. With a block, it returns the block's result for the array.

\`\`\`puppet
scanf('eth0 42', 'eth%d %d')   # [0, 42]
\`\`\`

The format has conversions, and other characters that the string must contain. Conversions are \`%d\` and \`%u\` (a decimal integer), \`%i\` (an integer with
Puppet's prefixes), \`%o\`, \`%x\`, \`%f\` (a float), \`%s\` (characters up to the next space), \`%c\` (one character) and \`%[a-z]\` (characters of a
set). A number limits the characters (\`%3d\`), and \`*\` skips them (\`%*d\`). Reading ends at the first part that does not match.`,
  dispatches: [
    {
      parameters: ['String data', 'String format', '&Callable block?'],
      call: ({ block }, args) => {
        const { values } = readFormatted(stringAt(args, 0), stringAt(args, 1));
        return block === undefined ? values : block.call([values]);
      },
    },
  ],
});
