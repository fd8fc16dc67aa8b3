/** Messages of Hiera and other data, by diagnostic code. `*` matches any text. */
import type { MessageTemplates } from './templates.ts';

export const dataMessages: MessageTemplates = {
  BUDGET_DATA: ['(*): the data file has more than * values, counting aliases as copies'],
  BUDGET_DATA_DEPTH: ['(*): the data file has more than * nested levels'],
  BUDGET_DATA_LENGTH: ['(*): the data file has more than * characters'],
  HIERA_BACKEND_NOT_AVAILABLE: [
    "The '*' function '*' is a Ruby program (*), which is not available in the playground. Write it in the Puppet language instead",
  ],
  HIERA_CONFIG_MISSING: ['Config file * not found, using Hiera defaults'],
  HIERA_CONFIG_UNPARSABLE: ['(*hiera.yaml): *  at line * column ', '(*hiera.yaml): * at line * column '],
  HIERA_DATA_PROVIDER_FUNCTION_NOT_FOUND: ["Unable to find '*' function named '*'"],
  HIERA_DEFAULT_HIERARCHY_NOT_IN_MODULE: ["'default_hierarchy' is only allowed in the module layer"],
  HIERA_DEFAULT_OPTION_RESERVED_BY_PUPPET: ["Option key '*' used in defaults is reserved by Puppet"],
  HIERA_EMPTY_KNOCKOUT_PREFIX: ['knockout_prefix cannot be an empty string in deep_merge!'],
  HIERA_ENCRYPTED_VALUE: [
    'The value of \'*\' is encrypted, and the private key is missing. "*" replaces the value. Add the private key, or use a plain value for testing',
  ],
  HIERA_HIERARCHY_NAME_MULTIPLY_DEFINED: ["Hierarchy name '*' defined more than once."],
  HIERA_INTERPOLATION_ALIAS_NOT_ENTIRE_STRING: [
    "'alias' interpolation is only permitted if the expression is equal to the entire string",
  ],
  HIERA_INTERPOLATION_METHOD_SYNTAX_NOT_ALLOWED: ['Interpolation using method syntax is not allowed in this context'],
  HIERA_INTERPOLATION_UNKNOWN_INTERPOLATION_METHOD: ["Unknown interpolation method '*'"],
  HIERA_LOCATION_MISSING: [
    "'*' one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this * function",
  ],
  HIERA_MISSING_DATA_PROVIDER_FUNCTION: ["One of * must be defined in hierarchy '*'"],
  HIERA_MULTIPLE_DATA_PROVIDER_FUNCTIONS: ["Only one of * can be defined in hierarchy '*'"],
  HIERA_MULTIPLE_DATA_PROVIDER_FUNCTIONS_IN_DEFAULT: ['Only one of * can be defined in defaults'],
  HIERA_MULTIPLE_LOCATION_SPECS: ['Only one of path, paths, glob, globs, uri, uris, or mapped_paths can be defined'],
  HIERA_NO_HOCON: [
    "Function Load Error for function 'hocon_data': Lookup using Hocon data_hash function is not supported without hocon library",
  ],
  HIERA_NO_PROVIDER_FOR_BACKEND: ["No data provider is registered for backend '*'"],
  HIERA_NO_V3_BACKEND: ["The Hiera 3 backend '*' is a Ruby program, which is not available in the playground"],
  HIERA_OPTION_RESERVED_BY_PUPPET: ["Option key '*' used in hierarchy '*' is reserved by Puppet"],
  HIERA_STRATEGY_MISSING: [
    "The hash given as 'merge' must contain the name of a strategy in string form for the key 'strategy'",
  ],
  HIERA_TYPE_MISMATCH: ["The Lookup Configuration at '*' has wrong type,"],
  HIERA_UNDEFINED_VARIABLE: ["Undefined variable '*'"],
  HIERA_UNKNOWN_STRATEGY: ["Unknown merge strategy: '*'"],
  HIERA_UNSUPPORTED_VERSION: ['This runtime does not support hiera.yaml version '],
  HIERA_UNSUPPORTED_VERSION_IN_GLOBAL: ['hiera.yaml version 4 cannot be used in the global layer'],
  HIERA_V3_BACKEND_NOT_GLOBAL: ["'hiera3_backend' is only allowed in the global layer"],
  HIERA_V3_BACKEND_REPLACED_BY_DATA_HASH: ['Use "data_hash: *_data" instead of "hiera3_backend: *"'],
  HIERA_VERSION_3_NOT_AVAILABLE: ['hiera.yaml version 3 is not available in the playground. Convert it to version 5'],
  HIERA_VERSION_3_NOT_GLOBAL: ['hiera.yaml version 3 cannot be used in * '],
  HIERA_VERSION_5_REFUSED: [
    'v5 hiera.yaml is only to be used inside an environment or a module and cannot be given to the global hiera',
  ],
  LOOKUP_CLASS_NOT_ALLOWED: ['Unable to parse (*): Tried to load unspecified class: '],
  LOOKUP_CONVERT_FAILED: ["The convert_to lookup_option for key '*' raised error: "],
  LOOKUP_CONVERT_TYPE_TEXT: ["Invalid data type in lookup_options for key '*' could not parse '*'"],
  LOOKUP_NOT_AHASH: [
    "Data Provider type mismatch: Got * when a hash-like object was expected to access value using '*' from key '*'",
  ],
  LOOKUP_NOT_FOUND: [
    "Function lookup() did not find a value for the name '*'",
    'Function lookup() did not find a value for any of the names [',
  ],
  LOOKUP_NO_DATA_PROVIDER: ["cannot find *_data_provider '*'"],
  LOOKUP_NO_HASH: ['*: file does not contain a valid yaml hash'],
  LOOKUP_OPTIONS_NOT_HASH: ['value of lookup_options must be a hash'],
  LOOKUP_OPTIONS_OF_OTHER_MODULE: ["all lookup_options keys must start with module name '*'"],
  LOOKUP_OPTION_PATTERNS_OF_OTHER_MODULE: [
    "all lookup_options patterns must match a key starting with module name '*'",
  ],
  LOOKUP_RECURSIVE: ['Recursive lookup detected in [*]'],
  LOOKUP_SYNTAX_IN_KEY: ["Syntax error in key: '*'"],
  LOOKUP_SYNTAX_IN_STRING: ['Syntax error in string: '],
  LOOKUP_UNDEFINED_VARIABLE: ["Undefined variable '*';"],
  LOOKUP_UNPARSABLE: ['Unable to parse (*):'],
  RECURSIVE_ALIAS: ["the alias '*' refers to a value that contains it"],
  UNDEFINED_VARIABLE_SKIPPED: ["Interpolation failed with '*', but compilation continuing; "],
};
