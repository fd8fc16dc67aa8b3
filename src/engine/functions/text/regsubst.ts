import { regexpRefused } from '../../diagnostics/issues/ruby.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { compileRegexp, escapeRegexp } from '../../values/regexp/regexp.ts';
import { isArray, isType, RegexpValue, SensitiveValue, type Value } from '../../values/value.ts';
import { optionalStringAt, stringAt } from '../arguments.ts';
import { defineFunction, type Dispatch } from '../define.ts';
import { toPattern } from './split.ts';
import { substitute } from './substitute.ts';

const PLAIN_TARGET = 'Variant[Array[String],String] target';
const TARGET =
  'Variant[Array[Variant[String,Sensitive[String]]],Sensitive[Array[Variant[String,Sensitive[String]]]],Variant[String,Sensitive[String]]] target';
const REPLACEMENT = 'Variant[String,Hash[String,String]] replacement';

/** Replaces matches in each string. A `Sensitive` string stays `Sensitive`, but a `Sensitive` array does not. */
function replaceIn(target: Value, pattern: RegexpValue, replacement: Value, all: boolean): Value {
  if (target instanceof SensitiveValue) {
    const inner = replaceIn(target.value, pattern, replacement, all);
    return isArray(target.value) ? inner : new SensitiveValue(inner);
  }
  if (isArray(target)) return target.map((each) => replaceIn(each, pattern, replacement, all));
  return typeof target === 'string' ? substitute(target, pattern, replacement, all) : target;
}

/** Wraps a pattern in a group with the options that `flags` contains, such as `(?i:…)`. */
function withFlags(pattern: string, flags: string): RegexpValue {
  const options = [
    [/M/, 'm'],
    [/I/, 'i'],
    [/E/, 'x'],
  ] as const;
  const letters = options.flatMap(([flag, letter]) => (flag.test(flags) ? [letter] : [])).join('');
  // An extended pattern may end in a comment. The line break keeps the parenthesis out of the comment.
  const end = letters.includes('x') ? '\n)' : ')';
  const regexp = new RegexpValue(letters === '' ? pattern : `(?${letters}:${pattern}${end}`);
  try {
    compileRegexp(regexp);
    return regexp;
  } catch (error) {
    if (!(error instanceof PuppetError) || !regexpRefused.is(error.issue)) throw error;
    const { reason } = error.issue.args;
    throw new PuppetError(regexpRefused({ reason, source: pattern, options: letters }), undefined, 'ArgumentError');
  }
}

/** Returns the pattern of a value. Puppet treats the pattern of a `Regexp` type as literal text. */
function toRegexp(value: Value): RegexpValue {
  const pattern = toPattern(value);
  return isType(value) ? new RegexpValue(escapeRegexp(pattern.source)) : pattern;
}

const declaration = {
  name: 'regsubst',
  doc: `Replaces the first match of a pattern, or every match with the flag \`G\`. In the replacement, \`\\0\` is the whole match and \`\\1\` the first group. A hash gives a replacement for each possible match. More flags: \`I\` ignores case, \`M\` lets \`.\` match line breaks, \`E\` allows spaces and comments in the pattern.

\`\`\`puppet
regsubst('10.0.0.7', '^(\\d+)[.].*$', 'net\\1')   # 'net10'
\`\`\``,
};

const ENCODING = "Enum['N','E','S','U'] encoding?";

function dispatchesFor(target: string, more: readonly string[]): readonly Dispatch[] {
  return [
    {
      parameters: [target, 'String pattern', REPLACEMENT, 'Optional[Pattern[/^[GEIM]*$/]] flags?', ...more],
      call: ({ evaluator }, args) => {
        const flags = optionalStringAt(args, 3) ?? '';
        if (args[4] !== undefined) {
          evaluator.warnOnce(
            'regsubst_function_encoding',
            "The regsubst() function's encoding argument has been ignored since Ruby 1.9 and will be removed in a future release",
          );
        }
        return replaceIn(args[0], withFlags(stringAt(args, 1), flags), args[2], flags.includes('G'));
      },
    },
    {
      parameters: [target, 'Variant[Regexp,Type[Regexp]] pattern', REPLACEMENT, 'Pattern[/^G?$/] flags?'],
      call: (_, args) => replaceIn(args[0], toRegexp(args[1]), args[2], args[3] === 'G'),
    },
  ];
}

export const regsubst = defineFunction({ ...declaration, dispatches: dispatchesFor(TARGET, [ENCODING]) });

/** `regsubst` of OpenVox 9, which has no argument `encoding`. */
export const regsubstWithoutEncoding = defineFunction({ ...declaration, dispatches: dispatchesFor(TARGET, []) });

/** `regsubst` of releases that do not accept `Sensitive` strings. */
export const plainRegsubst = defineFunction({ ...declaration, dispatches: dispatchesFor(PLAIN_TARGET, [ENCODING]) });
