/** `to_json` and related functions, each with an older and a newer name. */
import type { PuppetError } from '../../../diagnostics/puppet-error.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { rubyClass } from '../../../types/ruby-class.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../../values/value.ts';
import { type BuiltInFunction, defineFunction } from '../../define.ts';
import { readJson } from './json-reader.ts';
import { COMPACT, type JsonLayout, PRETTY, writeJson } from './json-writer.ts';
import { valueFunction } from '../legacy-function.ts';
import { rewrap } from '../sensitive.ts';

const OPTIONS = `Struct[{
  indent => Optional[String], space => Optional[String], space_before => Optional[String],
  object_nl => Optional[String], array_nl => Optional[String],
  allow_nan => Optional[Boolean], max_nesting => Optional[Integer[-1, default]],
}]`;

function readLayout(options: Value): JsonLayout {
  if (!isHash(options)) return PRETTY;
  const text = (name: string, fallback: string): string => {
    const value = options.get(name);
    return typeof value === 'string' ? value : fallback;
  };
  const nesting = options.get('max_nesting');
  return {
    indent: text('indent', PRETTY.indent),
    space: text('space', PRETTY.space),
    spaceBefore: text('space_before', PRETTY.spaceBefore),
    objectEnd: text('object_nl', PRETTY.objectEnd),
    arrayEnd: text('array_nl', PRETTY.arrayEnd),
    allowNan: options.get('allow_nan') === true,
    maxNesting: typeof nesting === 'bigint' ? Math.max(Number(nesting), 0) : PRETTY.maxNesting,
  };
}

function withoutUndef(value: Value): Value {
  if (isArray(value)) return value.filter((each) => each !== undefined);
  return isHash(value) ? PuppetHash.of([...value].filter(([, each]) => each !== undefined)) : value;
}

/**
 * Prefixes of the functions' names. With `stdlib::`, sensitive values are written in plain text, and the result is
 * sensitive.
 */
const FORMS = [
  { prefix: '', write: (value: Value, change: (value: Value) => Value) => change(value) },
  { prefix: 'stdlib::', write: rewrap },
] as const;

const writers: readonly BuiltInFunction[] = FORMS.flatMap(({ prefix, write }) => [
  defineFunction({
    name: `${prefix}to_json`,
    doc: `Converts a value to JSON, without spaces.

\`\`\`puppet
${prefix}to_json({ 'port' => 80 })   # '{"port":80}'
\`\`\``,
    dispatches: [{ parameters: ['Any data'], call: (_, args) => write(args[0], (value) => writeJson(value, COMPACT)) }],
  }),
  defineFunction({
    name: `${prefix}to_json_pretty`,
    doc: `Converts a hash or an array to JSON with line breaks and indentation. The second argument removes \`undef\` values (not in nested values), the third sets the indentation and line breaks.

\`\`\`puppet
file { '/etc/app.json': content => ${prefix}to_json_pretty({ 'port' => 80 }) }
\`\`\``,
    dispatches: [
      {
        parameters: ['Variant[Hash, Array] data', 'Optional[Boolean] skip_undef?', `${OPTIONS} opts?`],
        call: (_, args) => {
          const data = args[1] === true ? withoutUndef(args[0]) : args[0];
          return write(data, (value) => `${writeJson(value, readLayout(args[2]))}\n`);
        },
      },
    ],
  }),
]);

function requireString(value: Value): string {
  if (typeof value === 'string') return value;
  throw argumentError(`no implicit conversion of ${rubyClass(value)} into String`);
}

const parseJson = valueFunction({
  name: 'parsejson',
  doc: `Parses a string of JSON. The second argument is the default for an invalid string, and for \`null\` and \`false\`.

\`\`\`puppet
parsejson('{"port": 80}')   # { 'port' => 80 }
\`\`\``,
  call: (_, args) => {
    const [text, fallback] = args;
    if (args.length === 0) throw wrongCount();
    return orDefault(() => readJson(requireString(text)), fallback);
  },
});

const parsePson = defineFunction({
  name: 'parsepson',
  doc: `Parsed PSON, an old variant of JSON. Puppet 8 does not support it: the function fails, or returns its default. Use \`parsejson\` instead.

\`\`\`puppet
parsepson('[1, 2]', [])   # []
\`\`\``,
  dispatches: [
    {
      parameters: ['String[1] pson_string', 'Any default?'],
      call: (_, args) => {
        if (args.length > 1) return args[1];
        throw argumentError('uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON');
      },
    },
  ],
});

export function wrongCount(): PuppetError {
  return argumentError('Wrong number of arguments. 1 or 2 arguments should be provided.');
}

/**
 * Returns the result of `read`. If it is undef or false, or if `read` throws, returns the default. Without a default,
 * rethrows the error.
 */
export function orDefault(read: () => Value, fallback: Value): Value {
  const given = fallback !== undefined && fallback !== false;
  try {
    const value = read();
    return value === undefined || value === false ? fallback : value;
  } catch (error) {
    if (given) return fallback;
    throw error;
  }
}

export const jsonFunctions: readonly BuiltInFunction[] = [...writers, parseJson, parsePson];
