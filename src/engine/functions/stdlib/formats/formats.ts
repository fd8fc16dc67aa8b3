import { allocateList } from '../../../budget/meter.ts';
import { hieraIssues } from '../../../diagnostics/issues/hiera.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { loadYaml, psychText } from '../../../yaml/load-yaml.ts';
import { firstAlias } from '../../../yaml/value-offsets.ts';
import { displayString } from '../../../formatting/display.ts';
import { rubyClass } from '../../../types/ruby-class.ts';
import { rubyInspect } from '../../../formatting/ruby-inspect.ts';
import { DEFAULT, isArray, isHash, PuppetHash, SensitiveValue, type Value } from '../../../values/value.ts';
import { hashAt } from '../../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../../define.ts';
import { orDefault, wrongCount } from './json.ts';
import { valueFunction } from '../legacy-function.ts';
import { rewrap } from '../sensitive.ts';
import { writeToml } from './toml-writer.ts';
import { writeYaml, type YamlLayout } from './yaml-writer.ts';

function readLayout(options: Value): YamlLayout {
  const number = (name: string): number | undefined => {
    const value = isHash(options) ? options.get(name) : undefined;
    return typeof value === 'bigint' ? Number(value) : undefined;
  };
  return { indentation: number('indentation') ?? 2, lineWidth: number('line_width') };
}

/** Converts rich values such as `default` to hashes with the name of their type. */
function toData(value: Value): Value {
  if (value === undefined || typeof value !== 'object') {
    return value === DEFAULT ? PuppetHash.fromObject({ __ptype: 'Default' }) : value;
  }
  if (isArray(value)) {
    allocateList(value.length);
    return value.map(toData);
  }
  if (isHash(value)) {
    if ([...value.keys()].every((key) => typeof key === 'string')) {
      return PuppetHash.of([...value].map(([key, item]) => [key, toData(item)] as const));
    }
    const pairs = [...value].flatMap(([key, item]): readonly Value[] => [toData(key), toData(item)]);
    return PuppetHash.fromObject({ __ptype: 'Hash', __pvalue: pairs });
  }
  if (value.kind === 'Regexp') return PuppetHash.fromObject({ __ptype: 'Regexp', __pvalue: value.source });
  if (value instanceof SensitiveValue) {
    return PuppetHash.fromObject({ __ptype: 'Sensitive', __pvalue: toData(value.value) });
  }
  return PuppetHash.fromObject({ __ptype: value.kind, __pvalue: displayString(value) });
}

interface Notation {
  readonly pair: string;
  readonly word: (value: Value) => string;
}

function source(value: Value, notation: Notation): string {
  if (isArray(value)) {
    allocateList(value.length);
    return `[${value.map((each) => source(each, notation)).join(', ')}]`;
  }
  if (!isHash(value)) return notation.word(value);
  const pairs = [...value].map(([key, item]) => source(key, notation) + notation.pair + source(item, notation));
  return `{${pairs.join(', ')}}`;
}

const PYTHON: Notation = {
  pair: ': ',
  word: (value) =>
    value === true ? 'True' : value === false ? 'False' : value === undefined ? 'None' : rubyInspect(value),
};
const RUBY: Notation = { pair: ' => ', word: rubyInspect };

function sourceFunctions(language: string, name: string, notation: Notation, result: string): BuiltInFunction[] {
  return [name, `stdlib::${name}`].map((full) =>
    defineFunction({
      name: full,
      doc: `Converts a value to ${language} syntax. A value without an equivalent becomes a hash with its type.

\`\`\`puppet
${full}({ 'on' => true, 'none' => undef })   # '${result}'
\`\`\``,
      dispatches: [{ parameters: ['Any object'], call: (_, args) => source(toData(args[0]), notation) }],
    }),
  );
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
    name: `${prefix}to_yaml`,
    doc: `Converts a value to YAML. The second argument can set \`indentation\` and \`line_width\` (-1 for unlimited lines).

\`\`\`puppet
file { '/etc/app.yaml': content => ${prefix}to_yaml({ 'port' => 80 }, { 'indentation' => 4 }) }
\`\`\``,
    dispatches: [
      {
        parameters: ['Any data', 'Hash options?'],
        call: (_, args) => write(args[0], (value) => writeYaml(value, readLayout(args[1]))),
      },
    ],
  }),
  defineFunction({
    name: `${prefix}to_toml`,
    doc: `Converts a hash to TOML, sorted by keys.

\`\`\`puppet
file { '/etc/app.toml': content => ${prefix}to_toml({ 'server' => { 'port' => 80 } }) }
\`\`\``,
    dispatches: [
      {
        parameters: ['Hash data'],
        returns: prefix === '' ? 'String' : 'Variant[String, Sensitive[String]]',
        call: (_, args) => write(hashAt(args, 0), (value) => (isHash(value) ? writeToml(value) : undefined)),
      },
    ],
  }),
]);

/** Parses YAML. Throws the error of Ruby's parser (Psych) for invalid YAML. */
export function readYaml(value: Value): Value {
  if (typeof value !== 'string') throw argumentError(`no implicit conversion of ${rubyClass(value)} into String`);
  const result = loadYaml(value, '<unknown>');
  if (result.kind === 'broken') {
    const isClass = hieraIssues.classNotAllowed.is(result.issue);
    throw argumentError(psychText(result, isClass ? undefined : '<unknown>'));
  }
  // Like Ruby's parser without the option `aliases`, rejects aliases. Hiera's data may contain them.
  const alias = firstAlias(result.root);
  if (alias !== undefined) throw argumentError(`Unknown alias: ${alias}`);
  return result.value;
}

const parseYaml = valueFunction({
  name: 'parseyaml',
  doc: `Parses a string of YAML. The second argument is the default for an invalid or empty string.

\`\`\`puppet
parseyaml("port: 80\\n")   # { 'port' => 80 }
\`\`\``,
  call: (_, args) => {
    const [text, fallback] = args;
    if (args.length === 0) throw wrongCount();
    return orDefault(() => readYaml(text), fallback);
  },
});

export const formatFunctions: readonly BuiltInFunction[] = [
  ...writers,
  ...sourceFunctions('Python', 'to_python', PYTHON, '{"on": True, "none": None}'),
  ...sourceFunctions('Ruby', 'to_ruby', RUBY, '{"on" => true, "none" => nil}'),
  parseYaml,
];
