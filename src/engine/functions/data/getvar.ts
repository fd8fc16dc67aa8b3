import { argumentError } from '../../evaluator/errors.ts';
import { MISSING } from '../../evaluator/scope/frames.ts';
import { lookupVariable } from '../../evaluator/scope/variables.ts';
import { stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { getFrom } from './get.ts';

export const getvar = defineFunction({
  name: 'getvar',
  doc: `Returns a variable by its name in a string, or a part of it by a path with dots. An unknown variable gives the default instead of an error.

\`\`\`puppet
getvar('facts.os.family', 'unknown')
\`\`\``,
  dispatches: [
    {
      parameters: [
        'Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/] get_string',
        'Any default_value?',
        '&Callable[1,1] block?',
      ],
      call: (context, args) => {
        const [, name = '', rest = ''] = /^((?:::)?(?:\w+::)*\w+)([^]*)$/.exec(stringAt(args, 0)) ?? [];
        if (rest !== '' && !rest.startsWith('.')) {
          throw argumentError(`First character after var name in get string must be a '.' - got ${rest.charAt(0)}`);
        }
        const value = lookupVariable(context.evaluator, name, context.scope);
        return value === MISSING ? args[1] : getFrom(context, value, rest.slice(1), args[1]);
      },
    },
  ],
  refusals: [
    {
      parameters: ['String get_string', 'Any default_value?', '&Callable block?'],
      message: () => 'The given string does not start with a valid variable name',
    },
  ],
});
