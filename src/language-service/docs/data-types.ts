/** What the data types of the language accept. */
export interface DataTypeDoc {
  /** Markdown: what is of the type, and what its parameters are. */
  readonly doc: string;
  /** How it is written with parameters. */
  readonly form?: string;
  /** Where another form is inserted by completion: with places to fill in. */
  readonly snippet?: string;
}

export const DATA_TYPE_DOCS: Readonly<Record<string, DataTypeDoc>> = {
  Any: { doc: 'Any value at all, `undef` too.' },
  Array: {
    doc: 'A list. Parameters: the type of the elements, then how many there are at least and at most.',
    form: 'Array[String, 1]',
  },
  Binary: { doc: 'Bytes. Made with `Binary(…)` or `binary_file`.' },
  Boolean: { doc: '`true` or `false`. A parameter allows only one of them.', form: 'Boolean[true]' },
  Callable: {
    doc: 'What can be called: a block. Parameters: the types of its parameters, how many there are, last a block of its own.',
    form: 'Callable[String, Integer]',
  },
  CatalogEntry: { doc: 'A reference to a class or resource: what `Class` and `Resource` have in common.' },
  Class: { doc: "A reference to a class of the catalog. Its parameter is the class's name.", form: "Class['ntp']" },
  Collection: {
    doc: 'An array or a hash. Parameters: how many elements there are at least and at most.',
    form: 'Collection[1]',
  },
  Data: {
    doc: 'What data files can hold: strings, numbers, booleans, `undef`, and arrays and hashes (with strings as keys) of them.',
  },
  Default: { doc: 'The value `default` alone.' },
  Deferred: {
    doc: 'A function call that the node makes when it applies the catalog.',
    form: "Deferred('vault::read', ['key'])",
  },
  Enum: {
    doc: 'One of the strings that are its parameters. A last parameter `true` makes upper and lower case the same.',
    form: "Enum['present', 'absent']",
  },
  Error: { doc: 'What a failed task yields: message, kind, details.' },
  Float: { doc: 'A number with a fraction. Parameters: the least and the greatest value.', form: 'Float[0.0, 1.0]' },
  Hash: {
    doc: 'Keys with values. Parameters: the type of the keys, of the values, then how many entries there are at least and at most.',
    form: 'Hash[String, Integer]',
  },
  Init: { doc: 'Whatever the type in its parameter can be made of with `new`.', form: 'Init[Integer]' },
  Integer: {
    doc: 'A whole number of 64 bits. Parameters: the least and the greatest value; `default` for no limit.',
    form: 'Integer[1, 65535]',
  },
  Iterable: {
    doc: 'What functions such as `each` can go through: arrays, hashes, ranges of integers, iterators. Its parameter is the type of the elements.',
    form: 'Iterable[String]',
  },
  Iterator: { doc: 'The elements that `reverse_each` or `step` will yield, one by one.', form: 'Iterator[Integer]' },
  NotUndef: { doc: 'Any value of its parameter but `undef`.', form: 'NotUndef[Data]' },
  Numeric: { doc: 'An `Integer` or a `Float`.' },
  Object: { doc: 'A type of objects with attributes and functions of its own.' },
  Optional: {
    doc: 'A value of its parameter, or `undef`. A string as the parameter is that string alone.',
    form: 'Optional[String]',
  },
  Pattern: { doc: 'A string that one of its regular expressions matches.', form: 'Pattern[/\\A[a-z]+\\z/]' },
  Regexp: { doc: 'A regular expression.', form: 'Regexp[/a/]' },
  Resource: {
    doc: 'A reference to a resource of the catalog. Parameters: the type, then titles.',
    form: "Resource['file', '/etc/motd']",
  },
  RichData: {
    doc: 'As `Data`, and also what catalogs can carry beside it: timestamps, binaries, sensitive values, types.',
  },
  RichDataKey: { doc: 'A key that rich data allows: a string, number, …' },
  Runtime: { doc: 'A value of the Ruby that Puppet runs in.', form: "Runtime['ruby', 'Symbol']" },
  Scalar: { doc: 'A single value: string, number, boolean, regular expression, version, time.' },
  ScalarData: { doc: 'A single value that data files can hold: string, number, boolean.' },
  SemVer: {
    doc: 'A semantic version, such as `1.2.3`. Parameters are ranges that it must be in.',
    form: "SemVer['>=1.0.0 <2.0.0']",
  },
  SemVerRange: { doc: 'A range of semantic versions: `>=1.0.0 <2.0.0`.' },
  Sensitive: {
    doc: 'A value that no log and no report shows. Made with `Sensitive(…)`, read with `unwrap`.',
    form: 'Sensitive[String]',
  },
  String: {
    doc: 'A text. Parameters: how long it is at least and at most; `String[1]` is a text that is not empty.',
    form: 'String[1]',
  },
  Struct: {
    doc: "A hash with given keys, each with a type of its own. `Optional['key']` for a key that may be missing.",
    form: "Struct[{ host => String, Optional['port'] => Integer }]",
  },
  Timespan: { doc: 'A length of time. Parameters: the shortest and the longest.', form: "Timespan['0-00:00:01']" },
  Timestamp: { doc: 'A moment in time. Parameters: the earliest and the latest.', form: "Timestamp['2024-01-01']" },
  Tuple: {
    doc: 'An array with a type for each place. Two integers at the end say how many elements there are.',
    form: 'Tuple[String, Integer]',
  },
  Type: { doc: 'A type itself, as a value: `Integer` is a `Type[Integer]`.', form: 'Type[Numeric]' },
  TypeAlias: { doc: 'A type that has a name of its own.' },
  TypeReference: { doc: 'A type by its name, which nothing defines.' },
  TypeSet: { doc: 'A set of types with a name and version.' },
  URI: {
    doc: 'An address: scheme, host, path. A parameter says what it must look like.',
    form: "URI['https://example.com']",
  },
  Undef: { doc: 'The value `undef` alone.' },
  Variant: { doc: 'A value of any one of its parameters.', form: 'Variant[String, Integer]' },
};
