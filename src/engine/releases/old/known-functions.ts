const VALUES: ReadonlySet<string> = new Set(
  (
    'assert_type defined digest each epp extlookup file fqdn_rand generate hiera hiera_array hiera_hash inline_epp inline_template ' +
    'lookup map md5 reduce regsubst scanf sha1 shellquote slice split sprintf tagged template versioncmp with'
  ).split(' '),
);
const STATEMENTS: ReadonlySet<string> = new Set(
  (
    'contain create_resources fail filter hiera_include include match realize require search tag ' +
    'debug info notice warning err alert crit emerg'
  ).split(' '),
);

/** True if a core function returns a value, and false for a statement. Undefined for an unknown function. */
export function yieldsValue(name: string): boolean | undefined {
  return VALUES.has(name) ? true : STATEMENTS.has(name) ? false : undefined;
}
