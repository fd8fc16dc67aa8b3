import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import { rubyEqual } from '../../values/equality.ts';
import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import type { DeclaredResource } from '../../evaluator/host.ts';
import { flatten } from '../../evaluator/access.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { resourceType } from '../../types/factory.ts';
import { isHash, isType, PuppetHash, TypeValue, type Value } from '../../values/value.ts';
import { hashAt, stringAt } from '../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';
import { parseError, statementFunction, valueFunction } from './legacy-function.ts';

interface Reference {
  readonly type: string;
  readonly title: string;
}

function parseReference(text: string): Reference {
  const match = /^([^[\]]+)\[([\s\S]+)\]$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) {
    throw argumentError(`No title provided and ${rubyInspect(text)} is not a valid resource reference`);
  }
  return { type: match[1], title: match[2] };
}

/**
 * Reads a reference that is a string, or a type such as `File['/etc/motd']`. For a type without a title, the title is
 * empty.
 */
function readReference(value: Value): Reference {
  if (typeof value === 'string') return parseReference(value);
  if (isType(value)) {
    const { type } = value;
    if (type.kind === 'Resource') return { type: type.typeName ?? '', title: type.title ?? '' };
    if (type.kind === 'Class') return { type: 'Class', title: type.className ?? '' };
  }
  throw argumentError(`Reference is not understood: '${rubyClass(value)}'`);
}

/**
 * True if one of the referenced resources has all of the given values. Ignores the resource whose code calls the
 * function.
 */
function isDefinedWith({ evaluator, scope }: CallContext, { type, title }: Reference, wanted: PuppetHash): boolean {
  const own = scope.resource === undefined ? undefined : `${scope.resource.type}[${scope.resource.title}]`;
  return evaluator.host
    .findResources(type, title === '' ? undefined : title)
    .some(
      (resource) =>
        resource.reference !== own &&
        [...wanted].every(([name, value]) => hasValue(resource, rubyToString(name), value)),
    );
}

function hasValue(resource: DeclaredResource, name: string, wanted: Value): boolean {
  const value = resource.value(name);
  return wanted === undefined ? value === undefined : rubyEqual(value, wanted);
}

const definedWithParams = valueFunction({
  name: 'defined_with_params',
  doc: `Tests whether a resource with certain values is declared. The result depends on the evaluation order: it does not see what is declared later.

\`\`\`puppet
defined_with_params(Package['git'], { 'ensure' => 'installed' })
\`\`\``,
  call: (context, [reference, params]) => {
    if (reference === undefined || reference === false) throw argumentError('Must specify a reference');
    return isDefinedWith(context, readReference(reference), isHash(params) ? params : PuppetHash.empty);
  },
});

function ensureResource(context: CallContext, type: Value, titles: Value, params: Value): void {
  const { evaluator, scope, place } = context;
  const attributes = isHash(params) ? params : PuppetHash.empty;
  for (const title of flatten([titles])) {
    const typeName = rubyToString(type);
    const reference = parseReference(`${typeName}[${rubyToString(title)}]`);
    if (isDefinedWith(context, reference, attributes)) continue;
    evaluator.host.createResources(typeName, PuppetHash.of([[title, attributes]]), PuppetHash.empty, scope, place);
  }
}

function checkGiven([type, title]: readonly Value[]): void {
  if (type === undefined || type === false) throw argumentError('Must specify a type');
  if (title === undefined || title === false) throw argumentError('Must specify a title');
}

const ensureResourceFunction = statementFunction({
  name: 'ensure_resource',
  doc: `Declares a resource, or several of one type, unless they are already declared with the same attributes. Two modules can need the same resource that way.

\`\`\`puppet
ensure_resource('user', ['ada', 'ben'], { 'ensure' => 'present' })
\`\`\``,
  call: (context, args) => {
    checkGiven(args);
    ensureResource(context, args[0], args[1], args[2]);
    return undefined;
  },
});

const ensureResources = statementFunction({
  name: 'ensure_resources',
  doc: `Declares resources from a hash of titles and attributes, unless they are already declared. The third argument is a hash of attributes for all of them.

\`\`\`puppet
ensure_resources('user', { 'ada' => { 'uid' => 1001 } }, { 'ensure' => 'present' })
\`\`\``,
  call: (context, args) => {
    checkGiven(args);
    const [type, resources, shared] = args;
    if (!isHash(resources)) throw parseError('ensure_resources(): Requires second argument to be a Hash');
    const defaults = isHash(shared) ? shared : PuppetHash.empty;
    for (const [title, own] of resources) {
      ensureResource(context, type, title, isHash(own) ? PuppetHash.of([...defaults, ...own]) : defaults);
    }
    return undefined;
  },
});

function withEnsure(attributes: Value, change: (ensure: Value) => Value): PuppetHash {
  const installed: readonly [Value, Value] = ['ensure', 'installed'];
  const all = PuppetHash.of([installed, ...(isHash(attributes) ? attributes : [])]);
  const ensure: readonly [Value, Value] = ['ensure', change(all.get('ensure'))];
  return PuppetHash.of([...all, ensure]);
}

const ensurePackages = defineFunction({
  name: 'ensure_packages',
  doc: `Declares packages unless they are already declared with the same attributes: names, or a hash of names and attributes. Two modules can need the same package that way.

\`\`\`puppet
ensure_packages(['git', 'curl'])
ensure_packages('jq', { 'ensure' => 'latest' })
\`\`\``,
  dispatches: [
    {
      parameters: ['Variant[String[1], Array[String[1]], Hash[String[1], Any]] packages', 'Hash default_attributes?'],
      returns: 'Undef',
      call: (context, args) => {
        const [packages, attributes] = args;
        const defaults = withEnsure(attributes, (ensure) => (ensure === 'present' ? 'installed' : ensure));
        if (isHash(packages)) {
          for (const [name, own] of packages) {
            const merged = isHash(own) ? PuppetHash.of([...defaults, ...own]) : defaults;
            ensureResource(context, 'package', name, merged);
          }
        } else ensureResource(context, 'package', packages, defaults);
        return undefined;
      },
    },
  ],
});

/**
 * Declares a package unless it is already declared. `present` and `installed` mean the same, so `ensure` gets the word
 * that an existing declaration uses.
 */
function ensurePackage(context: CallContext, name: Value, attributes: Value): void {
  const reference = { type: 'package', title: rubyToString(name) };
  const params = withEnsure(attributes, (ensure) => {
    if (ensure !== 'present' && ensure !== 'installed') return ensure;
    const present = PuppetHash.fromObject({ ensure: 'present' });
    return isDefinedWith(context, reference, present) ? 'present' : 'installed';
  });
  ensureResource(context, 'package', name, params);
}

const stdlibEnsurePackages = defineFunction({
  name: 'stdlib::ensure_packages',
  doc: `Declares packages unless they are already declared with the same attributes: names, or a hash of names and attributes. Two modules can need the same package that way.

\`\`\`puppet
stdlib::ensure_packages(['git', 'curl'])
stdlib::ensure_packages({ 'jq' => { 'ensure' => 'latest' } })
\`\`\``,
  dispatches: [
    {
      parameters: ['Variant[String[1], Array[String[1]]] packages', 'Hash default_attributes?'],
      returns: 'Undef',
      call: (context, args) => {
        for (const name of flatten([args[0]])) ensurePackage(context, name, args[1]);
        return undefined;
      },
    },
    {
      parameters: ['Hash[String[1], Any] packages', 'Hash default_attributes?'],
      returns: 'Undef',
      call: (context, args) => {
        const defaults = isHash(args[1]) ? args[1] : PuppetHash.empty;
        for (const [name, own] of hashAt(args, 0)) {
          ensurePackage(context, name, PuppetHash.of([...defaults, ...(isHash(own) ? own : [])]));
        }
        return undefined;
      },
    },
  ],
});

const getparam = valueFunction({
  name: 'getparam',
  doc: `Returns an attribute of a declared resource, or an empty string. \`File['/etc/motd']['mode']\` does the same and includes resource defaults.

\`\`\`puppet
getparam(File['/etc/motd'], 'mode')
\`\`\``,
  call: ({ evaluator }, [reference, name]) => {
    if (reference === undefined || reference === false) throw argumentError('Must specify a reference');
    if (typeof name !== 'string') throw argumentError('Must specify name of a parameter');
    if (name === '') return '';
    const { type, title } = isType(reference) ? readReference(reference) : parseReference(rubyToString(reference));
    return evaluator.host.findResources(type, title)[0]?.value(name) ?? '';
  },
});

const str2resource = defineFunction({
  name: 'stdlib::str2resource',
  doc: `Converts a string to the reference of a declared resource, for relationships whose ends come from data.

\`\`\`puppet
package { 'ntp': ensure => installed }
file { '/etc/ntp.conf': ensure => file }
Package['ntp'] -> stdlib::str2resource('File[/etc/ntp.conf]')
\`\`\``,
  dispatches: [
    {
      parameters: ['String res_string'],
      returns: 'Any',
      call: ({ evaluator }, args) => {
        const { type, title } = parseReference(stringAt(args, 0));
        const [found] = evaluator.host.findResources(type, title);
        if (found !== undefined) return new TypeValue(resourceType(found.type, found.title), found.reference);
        throw parseError(
          `stdlib::str2resource(): could not find ${capitalizeSegments(type.toLowerCase())}[${title}], this is parse order dependent and values should not be quoted`,
        );
      },
    },
  ],
});

export const resourceFunctions: readonly BuiltInFunction[] = [
  definedWithParams,
  ensurePackages,
  ensureResourceFunction,
  ensureResources,
  getparam,
  stdlibEnsurePackages,
  str2resource,
];
