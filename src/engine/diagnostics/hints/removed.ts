/** Features of older manifests that Puppet 8 removed, and their replacements. */

/** Removed syntax, with its replacement. */
export const REMOVED_SYNTAX = {
  import:
    'All files under manifests/ are read by themselves, in alphabetical order, and classes of modules are found by their names: this line can go.',
  nodeInheritance: 'Put what the nodes share into a class and include it in each of them.',
  '+=': 'Variables never change. Give the result a new name: $all = $some + $more.',
  '-=': 'Variables never change. Give the result a new name: $rest = $all - $some.',
} as const;

const TYPE_CHECKS: Readonly<Record<string, string>> = {
  array: 'Array',
  bool: 'Boolean',
  float: 'Float',
  hash: 'Hash',
  integer: 'Integer',
  numeric: 'Numeric',
  string: 'String',
  absolute_path: 'Stdlib::Absolutepath',
  ip_address: 'Stdlib::IP::Address',
  ipv4_address: 'Stdlib::IP::Address::V4',
  ipv6_address: 'Stdlib::IP::Address::V6',
  domain_name: 'Stdlib::Fqdn',
  email_address: 'Stdlib::Email',
  mac_address: 'Stdlib::MAC',
};

/** Functions removed from Puppet or its standard library, with their replacements. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  extlookup: 'lookup() reads data by key, with the levels that hiera.yaml declares.',
  type3x: 'type() tells the type of a value.',
  dig44: 'dig() is built in.',
  getparam: "A resource's attribute is read with brackets: File['/x']['mode'].",
  is_function_available: 'defined() tells whether a name is defined.',
  hiera_get: 'lookup() reads data by key.',
  private: 'assert_private() of the standard library does this.',
  validate_re: 'Give the parameter a type: Pattern[/…/].',
  validate_slength: 'Give the parameter a type: String[least, most].',
  validate_legacy: 'Give the parameter a type.',
  validate_augeas: 'There is nothing in its place: Augeas checks what the augeas resource changes.',
  validate_cmd: "The file resource's validate_cmd attribute checks a file before it is put in place.",
};

/** The replacement of a removed function; undefined for other names. */
export function removedFunction(name: string): string | undefined {
  if (Object.hasOwn(FUNCTIONS, name)) return FUNCTIONS[name];
  const [, verb, kind = ''] = /^(is|validate)_(\w+)$/.exec(name) ?? [];
  const type = Object.hasOwn(TYPE_CHECKS, kind) ? TYPE_CHECKS[kind] : undefined;
  if (type === undefined) return undefined;
  return verb === 'is' ? `Compare with a type: $value =~ ${type}.` : `Give the parameter a type: ${type} $name.`;
}
