import { argumentError } from '../../evaluator/errors.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import { rubyFormat } from '../../formatting/sprintf.ts';
import { checkWidths } from '../format-limits.ts';
import { defineLegacyFunction } from '../legacy.ts';

export const sprintf = defineLegacyFunction({
  name: 'sprintf',
  doc: `Formats values as a string: \`%s\` for any value, \`%d\` for an integer, \`%f\` for a float, \`%x\` for hexadecimal, with flags and widths as in Ruby and C. Names in the format take their values from a hash.

\`\`\`puppet
sprintf('%05.1f|%-4s|%x', 3.14159, 'a', 255)      # '003.1|a   |ff'
sprintf('%<port>d', { 'port' => 80 })             # '80'
\`\`\``,
  arity: -2,
  names: ['format?', 'values*'],
  rvalue: true,
  call: ({ evaluator }, [format, ...args]) => {
    if (typeof format !== 'string') throw argumentError(`no implicit conversion of ${rubyClass(format)} into String`);
    checkWidths(evaluator, [format, ...args]);
    const text = rubyFormat(format, args);
    evaluator.checkString(text.length);
    return text;
  },
});
