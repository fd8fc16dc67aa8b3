/** Source of stand-ins in the Puppet language. */
import { CORE_FUNCTIONS_IN_RUBY } from './core-functions-in-ruby.ts';
import type { BackendMethod } from '../needs.ts';
import { METAPARAMETERS } from '../../engine/index.ts';
import { puppetText, rubyText, type StandInValue } from './stand-in-values.ts';

/** A stand-in for a class or define. It contains only what other code uses. */
interface StandInDefinition {
  readonly kind: 'class' | 'define';
  readonly name: string;
  readonly parameters: Iterable<string>;
  readonly variables?: ReadonlyMap<string, StandInValue>;
  readonly contains?: Iterable<string>;
  /** Resources that the stand-in declares, because other code refers to them in relationships. */
  readonly resources?: Iterable<{ readonly type: string; readonly title: string }>;
}

const NOT_PARAMETERS: ReadonlySet<string> = new Set([
  ...METAPARAMETERS,
  'name',
  'title',
  'facts',
  'trusted',
  'server_facts',
]);

export function definitionText({ kind, name, ...parts }: StandInDefinition): string {
  const parameters = names(parts.parameters).filter((each) => !NOT_PARAMETERS.has(each));
  const values = parts.variables ?? new Map<string, StandInValue>();
  const variables = names(values.keys()).filter((each) => !parameters.includes(each) && !NOT_PARAMETERS.has(each));
  const head =
    parameters.length === 0
      ? ''
      : ` (\n${parameters.map((each) => `  $${each} = ${puppetText(values.get(each) ?? null)},\n`).join('')})`;
  const body = [
    ...variables.map((each) => `  $${each} = ${puppetText(values.get(each) ?? null)}\n`),
    ...[...(parts.contains ?? [])].sort().map((each) => `  ${kind === 'class' ? 'contain' : 'include'} ${each}\n`),
    // These resources do nothing, and exist only as targets of relationships.
    ...Array.from(parts.resources ?? [], resourceText).sort(),
  ];
  return `${kind} ${name}${head} {\n${body.join('')}}\n`;
}

/** Creates the source that declares a resource unless other code declares it. */
function resourceText({ type, title }: { readonly type: string; readonly title: string }): string {
  const name = puppetText(title);
  const reference = type.split('::').map(capitalized).join('::');
  return `  unless defined(${reference}[${name}]) {\n    ${type} { ${name}: noop => true }\n  }\n`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function names(all: Iterable<string>): readonly string[] {
  return [...new Set(all)].filter((name) => /^[a-z]\w*$/.test(name)).sort();
}

/** Creates the source of a function that accepts any arguments and always returns the same value. */
export function functionText(name: string, value: StandInValue): string {
  return `function ${name}(*$arguments) {\n  ${puppetText(value)}\n}\n`;
}

/** Creates the source of a backend of Hiera that has no data. */
export function backendText(name: string, method: BackendMethod): string {
  if (method === 'data_hash') return `function ${name}($options, $context) {\n  {}\n}\n`;
  const key = method === 'data_dig' ? 'segments' : 'key';
  return `function ${name}($${key}, $options, $context) {\n  $context.not_found\n}\n`;
}

/**
 * Creates the source of a function like `functionText`, but in Ruby, for releases without functions in the Puppet
 * language.
 * @param value undefined for a function that is called as a statement
 */
export function rubyFunctionText(name: string, value: StandInValue | undefined): string {
  const meaning = CORE_FUNCTIONS_IN_RUBY[name];
  const kind = value === undefined && meaning === undefined ? 'statement' : 'rvalue';
  return [
    'module Puppet::Parser::Functions',
    `  newfunction(:${name}, :type => :${kind}, :arity => -1) do |${meaning === undefined ? '_' : ''}given|`,
    `    ${meaning ?? rubyText(value ?? null)}`,
    '  end',
    'end',
    '',
  ].join('\n');
}

/** Creates the source of a data type that accepts any value. */
export function typeText(name: string): string {
  return `type ${name.split('::').map(capitalized).join('::')} = Any\n`;
}

/** Creates the source of a legacy fact in Ruby, which takes its value from a structured fact. */
export function legacyFactText(name: string, [fact = '', ...keys]: readonly string[]): string {
  const dug = keys.map((key) => (/^\d+$/.test(key) ? key : `'${key}'`)).join(', ');
  const value = `Facter.value('${fact}')`;
  return `Facter.add('${name}') do\n  setcode { ${keys.length === 0 ? value : `${value}&.dig(${dug})`} }\nend\n`;
}

/** Creates the source of a native type in Ruby with parameters that take any value. */
export function nativeTypeText(name: string, parameters: Iterable<string>): string {
  const own = names(parameters).filter((each) => !NOT_PARAMETERS.has(each));
  const lines = own.map((each) => `  ${each === 'ensure' ? 'newproperty' : 'newparam'}(:${each})\n`);
  return `Puppet::Type.newtype(:${name}) do\n  newparam(:name, :namevar => true)\n${lines.join('')}end\n`;
}
