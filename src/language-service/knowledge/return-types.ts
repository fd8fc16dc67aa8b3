/** Types of the values that functions return. Lists the functions whose declaration does not state the type. */

const RETURNS: readonly (readonly [type: string, names: string])[] = [
  ['String', 'join sprintf strftime shellquote md5 sha1 sha256 fqdn_rand_string generate file template epp'],
  ['String', 'inline_epp inline_template digest base64 to_json to_json_pretty to_yaml to_toml stdlib::to_json'],
  ['String', 'stdlib::to_json_pretty stdlib::to_yaml stdlib::to_toml basename dirname bool2str uriescape'],
  ['Integer', 'length size versioncmp floor ceiling round fqdn_rand compare crc32 count stdlib::crc32'],
  ['Boolean', 'empty any all defined tagged str2bool num2bool has_key member stdlib::start_with stdlib::end_with'],
  ['Array', 'keys values map flatten slice partition'],
  ['Array[String]', 'split'],
  ['Hash', 'group_by merge deep_merge stdlib::deep_merge'],
  ['Optional[String]', 'find_file'],
  ['Optional[Array]', 'match'],
  ['Iterator', 'reverse_each step tree_each'],
  ['Type', 'type'],
];

/** Functions that return a value of the type of their first argument. */
const SAME_AS_FIRST: ReadonlySet<string> = new Set([
  ...['upcase', 'downcase', 'capitalize', 'camelcase', 'strip', 'lstrip', 'rstrip', 'chomp', 'chop', 'regsubst'],
  ...['sort', 'filter', 'each', 'abs'],
]);

const byName = new Map(RETURNS.flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)));

/**
 * Returns the type that a built-in function returns. Returns undefined if the type depends on more than the first
 * argument's type.
 *
 * @param first type of the first argument, if it is known
 */
export function findReturnType(name: string, first: string | undefined): string | undefined {
  return SAME_AS_FIRST.has(name) ? first : byName.get(name);
}
