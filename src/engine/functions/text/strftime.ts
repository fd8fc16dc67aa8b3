import { argumentError } from '../../evaluator/errors.ts';
import { formatTimestamp } from '../../formatting/strftime.ts';
import { formatTimespan } from '../../formatting/timespan-format.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { TimespanValue, TimestampValue } from '../../values/value.ts';
import { optionalStringAt, stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export const strftime = defineFunction({
  name: 'strftime',
  doc: `Formats a time: \`%F\` is the date, \`%T\` the time of day, \`%j\` the day of the year. For a timespan, \`%D\` are days, \`%H\` hours, \`%M\` minutes. The last argument is a time zone.

\`\`\`puppet
Timestamp('2024-02-29T12:00:00').strftime('%d.%m.%Y')   # '29.02.2024'
\`\`\``,
  dispatches: [
    {
      parameters: ['Timespan time_object', 'String format'],
      call: (_, [time, format]) =>
        time instanceof TimespanValue ? formatTimespan(time.nanoseconds, rubyToString(format)) : undefined,
    },
    {
      parameters: ['Timestamp time_object', 'String format', 'String timezone?'],
      call: (_, args) => {
        const [time] = args;
        if (!(time instanceof TimestampValue)) throw argumentError('The value is no Timestamp');
        return formatTimestamp(time.nanoseconds, stringAt(args, 1), optionalStringAt(args, 2));
      },
    },
    {
      parameters: ['String format', 'String timezone?'],
      call: ({ evaluator, place }, args) => {
        evaluator.warnOnce(
          'legacy#strftime',
          'The argument signature (String format, [String timezone]) is deprecated for #strftime. See #strftime documentation and Timespan type for more info',
          place,
        );
        return formatTimestamp(BigInt(Date.now()) * 1_000_000n, stringAt(args, 0), optionalStringAt(args, 1));
      },
    },
  ],
});
