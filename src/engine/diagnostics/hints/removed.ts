/** Features of older manifests that Puppet 8 no longer has, and their replacements. */

export const REMOVED_SYNTAX = {
  import:
    'Remove this line. Puppet reads all files under manifests/ automatically in alphabetical order, and finds classes of modules by name.',
  nodeInheritance: 'Put the shared code into a class and include the class in each node.',
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

const FUNCTIONS: Readonly<Record<string, string>> = {
  extlookup: 'Use lookup() to read data by key from the levels in hiera.yaml.',
  type3x: 'Use type() to get the type of a value.',
  dig44: 'Use the built-in function dig().',
  getparam: "Use brackets to read an attribute of a resource: File['/x']['mode'].",
  is_function_available: 'Use defined() to check whether a name is defined.',
  hiera_get: 'Use lookup() to read data by key.',
  private: 'Use assert_private() from stdlib.',
  validate_re: 'Give the parameter a type: Pattern[/…/].',
  validate_slength: 'Give the parameter a type: String[min, max].',
  validate_legacy: 'Give the parameter a type.',
  validate_augeas: 'The function has no replacement. The augeas resource checks its own changes.',
  validate_cmd:
    'Use the attribute validate_cmd of the file resource. It checks the content before the file is replaced.',
};

export function removedFunction(name: string): string | undefined {
  if (Object.hasOwn(FUNCTIONS, name)) return FUNCTIONS[name];
  const [, verb, kind = ''] = /^(is|validate)_(\w+)$/.exec(name) ?? [];
  const type = Object.hasOwn(TYPE_CHECKS, kind) ? TYPE_CHECKS[kind] : undefined;
  if (type === undefined) return undefined;
  return verb === 'is' ? `Compare with a type: $value =~ ${type}.` : `Give the parameter a type: ${type} $name.`;
}
