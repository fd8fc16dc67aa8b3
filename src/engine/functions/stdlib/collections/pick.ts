import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import type { Value } from '../../../values/value.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { parseError, valueFunction } from '../legacy-function.ts';

function isGiven(value: Value): boolean {
  return value !== undefined && value !== '';
}

export const pick = valueFunction({
  name: 'pick',
  doc: `Returns the first value that is neither \`undef\` nor an empty string, and fails if there is none. Use it for defaults.

\`\`\`puppet
$config = { 'port' => undef }
$port = pick($config['port'], 8080)
\`\`\``,
  call: (_, args) => {
    const first = args.find(isGiven);
    if (rubyToString(first) === '') throw parseError('pick(): must receive at least one non empty value');
    return first;
  },
});

export const pickDefault = valueFunction({
  name: 'pick_default',
  doc: `Returns the first value that is neither \`undef\` nor an empty string, or the last value if there is none.

\`\`\`puppet
$config = {}
$banner = pick_default($config['banner'], '')
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw argumentError('Must receive at least one argument.');
    return args.slice(0, -1).find(isGiven) ?? args.at(-1);
  },
});
