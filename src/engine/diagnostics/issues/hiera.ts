/**
 * Issues of lookups, with the messages of Puppet's `pops/issues.rb` and `pops/lookup`. Issues of Bunraku itself are at
 * the end.
 */
import { defineIssue, type Issue } from '../issue.ts';

/**
 * True if Puppet itself has a code for the issue. Most lookup errors have none, and get a code from Bunraku that begins
 * with `LOOKUP_`. In the global layer, Puppet wraps errors without a code in another error.
 */
export function hasPuppetCode(issue: Issue): boolean {
  return !issue.code.startsWith('LOOKUP_');
}

const FUNCTION_KEYS = 'data_hash, lookup_key, data_dig, or hiera3_backend';
const LOCATION_KEYS = 'path, paths, glob, globs, uri, uris, or mapped_paths';

const configIssues = {
  unsupportedVersion: defineIssue<{ version: bigint }>(
    'HIERA_UNSUPPORTED_VERSION',
    ({ version }) => `This runtime does not support hiera.yaml version ${version}`,
  ),
  version3NotGlobal: defineIssue<{ where: 'environment' | 'module'; path: string }>(
    'HIERA_VERSION_3_NOT_GLOBAL',
    ({ where }) => `hiera.yaml version 3 cannot be used in ${where === 'environment' ? 'an' : 'a'} ${where}`,
  ),
  version4Global: defineIssue(
    'HIERA_UNSUPPORTED_VERSION_IN_GLOBAL',
    () => 'hiera.yaml version 4 cannot be used in the global layer',
  ),
  undefinedVariable: defineIssue<{ name: string }>(
    'HIERA_UNDEFINED_VARIABLE',
    ({ name }) => `Undefined variable '${name}'`,
  ),
  noProviderForBackend: defineIssue<{ name: string }>(
    'HIERA_NO_PROVIDER_FOR_BACKEND',
    ({ name }) => `No data provider is registered for backend '${name}'`,
  ),
  hierarchyNameTwice: defineIssue<{ name: string; firstLine: number | undefined }>(
    'HIERA_HIERARCHY_NAME_MULTIPLY_DEFINED',
    ({ name, firstLine }) =>
      `Hierarchy name '${name}' defined more than once.${firstLine === undefined ? '' : ` First defined at (line: ${firstLine})`}`,
  ),
  hiera3BackendNotGlobal: defineIssue(
    'HIERA_V3_BACKEND_NOT_GLOBAL',
    () => "'hiera3_backend' is only allowed in the global layer",
  ),
  defaultHierarchyNotInModule: defineIssue(
    'HIERA_DEFAULT_HIERARCHY_NOT_IN_MODULE',
    () => "'default_hierarchy' is only allowed in the module layer",
  ),
  backendReplaced: defineIssue<{ name: string }>(
    'HIERA_V3_BACKEND_REPLACED_BY_DATA_HASH',
    ({ name }) => `Use "data_hash: ${name}_data" instead of "hiera3_backend: ${name}"`,
  ),
  noFunction: defineIssue<{ name: string }>(
    'HIERA_MISSING_DATA_PROVIDER_FUNCTION',
    ({ name }) => `One of ${FUNCTION_KEYS} must be defined in hierarchy '${name}'`,
  ),
  severalFunctions: defineIssue<{ name: string }>(
    'HIERA_MULTIPLE_DATA_PROVIDER_FUNCTIONS',
    ({ name }) => `Only one of ${FUNCTION_KEYS} can be defined in hierarchy '${name}'`,
  ),
  severalDefaultFunctions: defineIssue(
    'HIERA_MULTIPLE_DATA_PROVIDER_FUNCTIONS_IN_DEFAULT',
    () => `Only one of ${FUNCTION_KEYS} can be defined in defaults`,
  ),
  severalLocations: defineIssue<{ name: string }>(
    'HIERA_MULTIPLE_LOCATION_SPECS',
    ({ name }) => `Only one of ${LOCATION_KEYS} can be defined in hierarchy '${name}'`,
  ),
  reservedOption: defineIssue<{ key: string; name: string }>(
    'HIERA_OPTION_RESERVED_BY_PUPPET',
    ({ key, name }) => `Option key '${key}' used in hierarchy '${name}' is reserved by Puppet`,
  ),
  reservedDefaultOption: defineIssue<{ key: string }>(
    'HIERA_DEFAULT_OPTION_RESERVED_BY_PUPPET',
    ({ key }) => `Option key '${key}' used in defaults is reserved by Puppet`,
  ),
  functionNotFound: defineIssue<{ kind: string; name: string }>(
    'HIERA_DATA_PROVIDER_FUNCTION_NOT_FOUND',
    ({ kind, name }) => `Unable to find '${kind}' function named '${name}'`,
  ),
  noOldProvider: defineIssue<{ where: 'environment' | 'module'; name: string }>(
    'LOOKUP_NO_DATA_PROVIDER',
    ({ where, name }) => `Environment 'production', cannot find ${where}_data_provider '${name}'`,
  ),
} as const;

const interpolationIssues = {
  aliasNotAlone: defineIssue(
    'HIERA_INTERPOLATION_ALIAS_NOT_ENTIRE_STRING',
    () => "'alias' interpolation is only permitted if the expression is equal to the entire string",
  ),
  unknownMethod: defineIssue<{ name: string }>(
    'HIERA_INTERPOLATION_UNKNOWN_INTERPOLATION_METHOD',
    ({ name }) => `Unknown interpolation method '${name}'`,
  ),
  methodNotAllowed: defineIssue(
    'HIERA_INTERPOLATION_METHOD_SYNTAX_NOT_ALLOWED',
    () => 'Interpolation using method syntax is not allowed in this context',
  ),
  unknownVariable: defineIssue<{ name: string; reason: string }>(
    'LOOKUP_UNDEFINED_VARIABLE',
    ({ name, reason }) => `Undefined variable '${name}'; ${reason}`,
  ),
  unknownVariableSkipped: defineIssue<{ name: string; reason: string }>(
    'UNDEFINED_VARIABLE_SKIPPED',
    ({ name, reason }) => `Interpolation failed with '${name}', but compilation continuing; ${reason}`,
  ),
  syntaxInString: defineIssue<{ text: string }>(
    'LOOKUP_SYNTAX_IN_STRING',
    ({ text }) => `Syntax error in string: ${text}`,
  ),
} as const;

const lookupErrors = {
  /**
   * An error that other code raises during a lookup, such as a called function. The message contains the error's place.
   */
  wrapped: defineIssue<{ detail: string }>('LOOKUP_WRAPPED', ({ detail }) => detail),
  syntaxInKey: defineIssue<{ key: string }>('LOOKUP_SYNTAX_IN_KEY', ({ key }) => `Syntax error in key: '${key}'`),
  notAHash: defineIssue<{ actual: string; segment: string; key: string }>(
    'LOOKUP_NOT_AHASH',
    ({ actual, segment, key }) =>
      `Data Provider type mismatch: Got ${actual} when a hash-like object was expected to access value using '${segment}' from key '${key}'`,
  ),
  recursive: defineIssue<{ stack: readonly string[] }>(
    'LOOKUP_RECURSIVE',
    ({ stack }) => `Recursive lookup detected in [${stack.join(', ')}]`,
  ),
  failed: defineIssue<{ key: string; detail: string }>(
    'HIERA_FAILED',
    ({ key, detail }) => `Lookup of key '${key}' failed: ${detail}`,
  ),
  notFound: defineIssue<{ names: readonly string[] }>('LOOKUP_NOT_FOUND', ({ names }) =>
    names.length === 1
      ? `Function lookup() did not find a value for the name '${names[0] ?? ''}'`
      : `Function lookup() did not find a value for any of the names [${names.map((name) => `'${name}'`).join(', ')}]`,
  ),
  optionsNotHash: defineIssue('LOOKUP_OPTIONS_NOT_HASH', () => 'value of lookup_options must be a hash'),
  optionsOfOtherModule: defineIssue<{ module: string }>(
    'LOOKUP_OPTIONS_OF_OTHER_MODULE',
    ({ module }) => `all lookup_options keys must start with module name '${module}'`,
  ),
  optionPatternsOfOtherModule: defineIssue<{ module: string }>(
    'LOOKUP_OPTION_PATTERNS_OF_OTHER_MODULE',
    ({ module }) => `all lookup_options patterns must match a key starting with module name '${module}'`,
  ),
  convertTypeText: defineIssue<{ key: string; source: string; detail: string }>(
    'LOOKUP_CONVERT_TYPE_TEXT',
    ({ key, source, detail }) =>
      `Invalid data type in lookup_options for key '${key}' could not parse '${source}', error: '${detail}`,
  ),
  convertFailed: defineIssue<{ key: string; detail: string }>(
    'LOOKUP_CONVERT_FAILED',
    ({ key, detail }) => `The convert_to lookup_option for key '${key}' raised error: ${detail}`,
  ),
  unknownStrategy: defineIssue<{ name: string }>(
    'HIERA_UNKNOWN_STRATEGY',
    ({ name }) => `Unknown merge strategy: '${name}'`,
  ),
  strategyMissing: defineIssue(
    'HIERA_STRATEGY_MISSING',
    () => "The hash given as 'merge' must contain the name of a strategy in string form for the key 'strategy'",
  ),
  emptyKnockoutPrefix: defineIssue(
    'HIERA_EMPTY_KNOCKOUT_PREFIX',
    () => 'knockout_prefix cannot be an empty string in deep_merge!',
  ),
  wrongType: defineIssue<{ message: string }>('HIERA_TYPE_MISMATCH', ({ message }) => message),
  classesNotFound: defineIssue<{ key: string }>(
    'HIERA_CLASSES_NOT_FOUND',
    ({ key }) => `Could not find data item ${key}`,
  ),
} as const;

const dataIssues = {
  /** `detail` is the message of Ruby's parser. */
  unparsable: defineIssue<{ file: string | undefined; detail: string }>(
    'LOOKUP_UNPARSABLE',
    ({ file, detail }) => `Unable to parse ${file === undefined ? '' : `(${file}): `}${detail}`,
  ),
  classNotAllowed: defineIssue<{ file: string; className: string }>(
    'LOOKUP_CLASS_NOT_ALLOWED',
    ({ file, className }) => `Unable to parse (${file}): Tried to load unspecified class: ${className}`,
  ),
  /**
   * Raised for a YAML error in a configuration file. Unlike for a data file, the message has no prefix `Unable to
   * parse`.
   */
  configUnparsable: defineIssue<{ detail: string }>('HIERA_CONFIG_UNPARSABLE', ({ detail }) => detail),
  noHash: defineIssue<{ file: string }>(
    'LOOKUP_NO_HASH',
    ({ file }) => `${file}: file does not contain a valid yaml hash`,
  ),
  locationMissing: defineIssue<{ name: string; kind: string }>(
    'HIERA_LOCATION_MISSING',
    ({ name, kind }) =>
      `'${name}' one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this ${kind} function`,
  ),
  noHocon: defineIssue(
    'HIERA_NO_HOCON',
    () =>
      "Function Load Error for function 'hocon_data': Lookup using Hocon data_hash function is not supported without hocon library",
  ),

  // ---- Bunraku's own
  encryptedValue: defineIssue<{ key: string; file: string; mark: string }>(
    'HIERA_ENCRYPTED_VALUE',
    ({ key, mark }) =>
      `The value of '${key}' is encrypted, and the private key is missing. "${mark}" replaces the value. Add the private key, or use a plain value for testing`,
  ),
  noVersion3: defineIssue(
    'HIERA_VERSION_3_NOT_AVAILABLE',
    () => 'hiera.yaml version 3 is not available in the playground. Convert it to version 5',
  ),
  noHiera3Backend: defineIssue<{ name: string }>(
    'HIERA_NO_V3_BACKEND',
    ({ name }) => `The Hiera 3 backend '${name}' is a Ruby program, which is not available in the playground`,
  ),
  rubyBackend: defineIssue<{ kind: string; name: string; file: string }>(
    'HIERA_BACKEND_NOT_AVAILABLE',
    ({ kind, name, file }) =>
      `The '${kind}' function '${name}' is a Ruby program (${file}), which is not available in the playground. Write it in the Puppet language instead`,
  ),
  tooLarge: defineIssue<{ file: string; limit: number }>(
    'BUDGET_DATA',
    ({ file, limit }) => `(${file}): the data file has more than ${limit} values, counting aliases as copies`,
  ),
  tooLong: defineIssue<{ file: string; limit: number }>(
    'BUDGET_DATA_LENGTH',
    ({ file, limit }) => `(${file}): the data file has more than ${limit} characters`,
  ),
  tooDeep: defineIssue<{ file: string; limit: number }>(
    'BUDGET_DATA_DEPTH',
    ({ file, limit }) => `(${file}): the data file has more than ${limit} nested levels`,
  ),
  recursiveAlias: defineIssue<{ file: string; name: string }>(
    'RECURSIVE_ALIAS',
    ({ file, name }) => `(${file}): the alias '*${name}' refers to a value that contains it`,
  ),
} as const;

const hiera3Issues = {
  configMissing: defineIssue<{ file: string }>(
    'HIERA_CONFIG_MISSING',
    ({ file }) => `Config file ${file} not found, using Hiera defaults`,
  ),
  version5Refused: defineIssue(
    'HIERA_VERSION_5_REFUSED',
    () => 'v5 hiera.yaml is only to be used inside an environment or a module and cannot be given to the global hiera',
  ),
} as const;

export const hieraIssues = {
  ...hiera3Issues,
  ...configIssues,
  ...interpolationIssues,
  ...lookupErrors,
  ...dataIssues,
} as const;
