interface DataTypeDoc {
  /** Markdown: describes the values of the type, and the meaning of its parameters. */
  readonly doc: string;
  readonly form?: string;
  /** Names of the parameters; `…` before a name means that the parameter can be repeated. */
  readonly parameters?: readonly string[];
  /** Snippet with placeholders, if completion inserts something other than `form`. */
  readonly snippet?: string;
}

export const DATA_TYPE_DOCS: Readonly<Record<string, DataTypeDoc>> = {
  Any: { doc: 'Any value, including `undef`.' },
  Array: {
    doc: 'A list. Parameters: the type of the elements, then the minimum and maximum number of elements.',
    parameters: ['element type', 'minimum', 'maximum'],
    form: 'Array[String, 1]',
  },
  Binary: { doc: 'Bytes. Create them with `Binary(…)` or `binary_file`.' },
  Boolean: {
    doc: '`true` or `false`. With a parameter, only that value is allowed.',
    parameters: ['value'],
    form: 'Boolean[true]',
  },
  Callable: {
    doc: 'A lambda. Parameters: the types of its parameters, their minimum and maximum number, and the type of its own block.',
    parameters: ['…parameter type', 'minimum', 'maximum', 'block type'],
    form: 'Callable[String, Integer]',
  },
  CatalogEntry: { doc: 'A reference to a class or resource: the common type of `Class` and `Resource`.' },
  Class: {
    doc: 'A reference to a class. The parameter is the name of the class.',
    parameters: ['name'],
    form: "Class['ntp']",
  },
  Collection: {
    doc: 'An array or a hash. Parameters: the minimum and maximum number of elements.',
    parameters: ['minimum', 'maximum'],
    form: 'Collection[1]',
  },
  Data: {
    doc: 'The values of data files: strings, numbers, booleans, `undef`, and arrays and hashes of them. Keys of hashes are strings.',
  },
  Default: { doc: 'The value `default`.' },
  Deferred: {
    doc: 'A function call that the agent evaluates when it applies the catalog. It must be the whole value of an attribute, not a part of a string.',
    form: "Deferred('vault::read', ['key'])",
  },
  Enum: {
    doc: 'One of the strings in its parameters. If the last parameter is `true`, case is ignored.',
    parameters: ['…string'],
    form: "Enum['present', 'absent']",
  },
  Error: { doc: 'An error with a message, a kind and details, such as the result of a failed task.' },
  Float: {
    doc: 'A floating-point number. Parameters: the minimum and maximum value.',
    parameters: ['minimum', 'maximum'],
    form: 'Float[0.0, 1.0]',
  },
  Hash: {
    doc: 'A hash of keys and values. Parameters: the type of the keys, the type of the values, then the minimum and maximum number of entries.',
    parameters: ['key type', 'value type', 'minimum', 'maximum'],
    form: 'Hash[String, Integer]',
  },
  Init: {
    doc: 'A value from which `new` can create a value of the type in the parameter.',
    parameters: ['type', '…argument'],
    form: 'Init[Integer]',
  },
  Integer: {
    doc: 'A 64-bit integer. Parameters: the minimum and maximum value; `default` means no limit.',
    parameters: ['minimum', 'maximum'],
    form: 'Integer[1, 65535]',
  },
  Iterable: {
    doc: 'A value for functions such as `each`: an array, a hash, a string (its characters), an integer (0 to one less), a range such as `Integer[1, 5]`, or an iterator. The parameter is the type of the elements.',
    parameters: ['element type'],
    form: 'Iterable[String]',
  },
  Iterator: {
    doc: 'The elements that `reverse_each` or `step` produces, one at a time.',
    parameters: ['element type'],
    form: 'Iterator[Integer]',
  },
  NotUndef: {
    doc: 'A value of the type in the parameter, except `undef`.',
    parameters: ['type'],
    form: 'NotUndef[Data]',
  },
  Numeric: { doc: 'An `Integer` or a `Float`.' },
  Object: { doc: 'A type for objects with their own attributes and functions.' },
  Optional: {
    doc: 'A value of the type in the parameter, or `undef`. A string as the parameter means exactly that string.',
    parameters: ['type'],
    form: 'Optional[String]',
  },
  Pattern: {
    doc: 'A string that matches one of the regular expressions in the parameters.',
    parameters: ['…regular expression'],
    form: 'Pattern[/\\A[a-z]+\\z/]',
  },
  Regexp: { doc: 'A regular expression.', parameters: ['regular expression'], form: 'Regexp[/a/]' },
  Resource: {
    doc: 'A reference to a resource. Parameters: the resource type, then titles.',
    parameters: ['resource type', '…title'],
    form: "Resource['file', '/etc/motd']",
  },
  RichData: {
    doc: 'The values of `Data`, and all other values that a catalog can contain, such as timestamps, binaries, sensitive values and types.',
  },
  RichDataKey: { doc: 'A key of a hash in rich data: a string or a number.' },
  Runtime: {
    doc: 'A value from the Ruby interpreter that runs Puppet.',
    parameters: ['runtime', 'name'],
    form: "Runtime['ruby', 'Symbol']",
  },
  Scalar: {
    doc: 'A single value: string, number, boolean, regular expression, version, version range, timespan or timestamp.',
  },
  ScalarData: { doc: 'A single value of data files: string, number or boolean.' },
  SemVer: {
    doc: 'A semantic version, such as `1.2.3`. The parameters are version ranges; one must match.',
    parameters: ['…range'],
    form: "SemVer['>=1.0.0 <2.0.0']",
  },
  SemVerRange: { doc: 'A range of semantic versions: `>=1.0.0 <2.0.0`.' },
  Sensitive: {
    doc: 'A value that logs and reports hide. Create it with `Sensitive(…)`, read it with `unwrap`.',
    parameters: ['type'],
    form: 'Sensitive[String]',
  },
  String: {
    doc: 'A string. Parameters: the minimum and maximum length; `String[1]` is a non-empty string.',
    parameters: ['minimum length', 'maximum length'],
    form: 'String[1]',
  },
  Struct: {
    doc: "A hash with certain keys and a type for each value. `Optional['key']` marks a key that can be missing. Other keys are not allowed.",
    parameters: ['{ key => type }'],
    form: "Struct[{ host => String, Optional['port'] => Integer }]",
  },
  Timespan: {
    doc: 'A length of time. Parameters: the minimum and maximum.',
    parameters: ['minimum', 'maximum'],
    form: "Timespan['0-00:00:01']",
  },
  Timestamp: {
    doc: 'A moment in time. Parameters: the earliest and latest time.',
    parameters: ['earliest', 'latest'],
    form: "Timestamp['2024-01-01']",
  },
  Tuple: {
    doc: 'An array with a type for each position. Two integers at the end are the minimum and maximum number of elements.',
    parameters: ['…element type', 'minimum', 'maximum'],
    form: 'Tuple[String, Integer]',
  },
  Type: { doc: 'A data type as a value: `Integer` is a `Type[Integer]`.', parameters: ['type'], form: 'Type[Numeric]' },
  TypeAlias: { doc: 'A type with its own name.' },
  TypeReference: { doc: 'A reference to a type whose name is not defined.' },
  TypeSet: { doc: 'A set of types with a common name and version.' },
  URI: {
    doc: 'A URI with scheme, host and path. The parameter is a URI or a hash that it must match.',
    parameters: ['URI'],
    form: "URI['https://example.com']",
  },
  Undef: { doc: 'The value `undef`.' },
  Variant: {
    doc: 'A value of one of the types in the parameters.',
    parameters: ['…type'],
    form: 'Variant[String, Integer]',
  },
};
