import { rubyTextOfType } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import { arrayAt, optionalStringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export function joinValues(values: readonly Value[], delimiter: string): string {
  return values.map((value) => (isArray(value) ? joinValues(value, delimiter) : rubyTextOfType(value))).join(delimiter);
}

export const join = defineFunction({
  name: 'join',
  doc: `Joins the elements of an array into one string, with a delimiter between them.

\`\`\`puppet
join(['a', 'b'], ', ')   # 'a, b'
\`\`\``,
  dispatches: [
    {
      parameters: ['Array arg', 'String delimiter?'],
      call: (_, args) => joinValues(arrayAt(args, 0), optionalStringAt(args, 1) ?? ''),
    },
  ],
});
