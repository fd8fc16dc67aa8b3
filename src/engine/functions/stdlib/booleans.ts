import { rubyInspect } from '../../formatting/ruby-inspect.ts';
import { parseRubyFloat } from '../../formatting/ruby-number.ts';
import type { Value } from '../../values/value.ts';
import type { BuiltInFunction } from '../define.ts';
import { parseError, toInteger, valueFunction } from './legacy-function.ts';

const TRUE = /^(?:1|t|y|true|yes)$/im;
const FALSE = /^(?:0|f|n|false|no)$/im;

/** Converts `yes`, `on` and similar strings to a boolean. An empty string is false. */
export function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') throw parseError('str2bool(): Requires string to work with');
  if (value === '' || /^$/m.test(value.replace(/\n$/, ''))) return false;
  if (TRUE.test(value)) return true;
  if (FALSE.test(value) || /^(?:undef|undefined)$/m.test(value)) return false;
  throw parseError('str2bool(): Unknown type of boolean given');
}

function isPositive(value: Value): boolean {
  if (typeof value === 'bigint' || typeof value === 'number') return toInteger(value) > 0n;
  if (typeof value !== 'string') return toInteger(rubyInspect(value)) > 0n;
  const number = parseRubyFloat(value);
  if (number === undefined) {
    const why = `invalid value for Float(): ${rubyInspect(value)}`;
    throw parseError(`num2bool(): '${value}' does not look like a number: ${why}`);
  }
  return number >= 1;
}

const str2bool = valueFunction({
  name: 'str2bool',
  doc: `Converts a string to a boolean: \`1\`, \`t\`, \`y\`, \`true\` and \`yes\` are true; \`0\`, \`f\`, \`n\`, \`false\`, \`no\`, \`undef\` and an empty string are false, regardless of case. Any other string is an error. \`Boolean('yes')\` does the same.

\`\`\`puppet
str2bool('yes')   # true
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw parseError(`str2bool(): Wrong number of arguments given (${args.length} for 1)`);
    return toBoolean(args[0]);
  },
});

const bool2num = valueFunction({
  name: 'bool2num',
  doc: `Converts a boolean, or a string that \`str2bool\` accepts, to 1 or 0.

\`\`\`puppet
bool2num(true)   # 1
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw parseError(`bool2num(): Wrong number of arguments given (${args.length} for 1)`);
    return toBoolean(args[0]) ? 1n : 0n;
  },
});

const bool2str = valueFunction({
  name: 'bool2str',
  doc: `Converts a boolean to \`'true'\` or \`'false'\`, or to two strings that you choose. Useful for configuration files that use other words.

\`\`\`puppet
$tls = true
bool2str($tls)               # 'true'
bool2str($tls, 'on', 'off')  # 'on'
\`\`\``,
  call: (_, args) => {
    if (args.length !== 1 && args.length !== 3) {
      throw parseError(`bool2str(): Wrong number of arguments given (${args.length} for 3)`);
    }
    const [value, whenTrue = 'true', whenFalse = 'false'] = args;
    if (typeof value !== 'boolean') throw parseError('bool2str(): Requires a boolean to work with');
    const words = [whenTrue === false ? 'true' : whenTrue, whenFalse === false ? 'false' : whenFalse];
    if (!words.every((word) => typeof word === 'string')) {
      throw parseError('bool2str(): Requires strings to convert to');
    }
    return value ? words[0] : words[1];
  },
});

const num2bool = valueFunction({
  name: 'num2bool',
  doc: `Tests whether a number, or a string that contains a number, is greater than 0. Decimals are ignored.

\`\`\`puppet
num2bool('42')   # true
num2bool(0)      # false
\`\`\``,
  call: (_, args) => {
    if (args.length !== 1) throw parseError(`num2bool(): Wrong number of arguments given (${args.length} for 1)`);
    return isPositive(args[0]);
  },
});

const any2bool = valueFunction({
  name: 'any2bool',
  doc: `Converts any value to a boolean: numbers are true above 0, strings are read as by \`str2bool\`, \`undef\` is false, and everything else is true, even an empty array.

\`\`\`puppet
any2bool('yes')   # true
any2bool(0)       # false
\`\`\``,
  call: (_, args) => {
    if (args.length === 0) throw parseError(`any2bool(): Wrong number of arguments given (${args.length} for 1)`);
    const [value] = args;
    if (typeof value === 'boolean') return value;
    if (typeof value === 'bigint' || typeof value === 'number') return isPositive(value);
    if (typeof value !== 'string') return true;
    return parseRubyFloat(value) === undefined ? toBoolean(value) : isPositive(value);
  },
});

export const booleans: readonly BuiltInFunction[] = [any2bool, bool2num, bool2str, num2bool, str2bool];
