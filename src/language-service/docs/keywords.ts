interface KeywordDoc {
  readonly name: string;
  /** Documentation in Markdown. */
  readonly doc: string;
  /** Snippet with placeholders; absent for words that are inserted unchanged. */
  readonly snippet?: string;
}

export const STATEMENT_KEYWORDS: readonly KeywordDoc[] = [
  {
    name: 'class',
    doc: 'Defines a class: a named block of code that a node has at most once. `include` or a resource-like declaration (`class { … }`) declares it.',
    snippet: 'class ${1:name} {\n  $0\n}',
  },
  {
    name: 'define',
    doc: 'Defines a resource type in the Puppet language. It can be declared any number of times, each with its own `$title`.',
    snippet: 'define ${1:name} (\n  ${2:String} $${3:parameter},\n) {\n  $0\n}',
  },
  {
    name: 'node',
    doc: 'Code for nodes by their certname: an exact name, a regular expression, or `default`. A node uses exactly one definition: an exact name before a regular expression before `default`.',
    snippet: "node '${1:default}' {\n  $0\n}",
  },
  {
    name: 'function',
    doc: 'Defines a function in the Puppet language. It returns the value of its last expression.',
    snippet: 'function ${1:name}(${2:String} $${3:parameter}) >> ${4:String} {\n  $0\n}',
  },
  {
    name: 'type',
    doc: 'Defines a type alias: `type Ntp::Port = Integer[1, 65535]`.',
    snippet: 'type ${1:Name} = ${0:Type}',
  },
  {
    name: 'if',
    doc: 'Runs a block if a condition is true. Every value except `false` and `undef` counts as true, including the empty string. As an expression, it returns the value of the block.',
    snippet: 'if ${1:condition} {\n  $0\n}',
  },
  {
    name: 'unless',
    doc: 'Runs a block if a condition is false. It can have an `else`, but no `elsif`.',
    snippet: 'unless ${1:condition} {\n  $0\n}',
  },
  {
    name: 'case',
    doc: 'Runs the block of the first option that matches a value. Strings match regardless of case, regular expressions and data types match as with `=~`, and `default` matches every value.',
    snippet: "case ${1:value} {\n  ${2:'option'}: {\n    $0\n  }\n  default: {\n  }\n}",
  },
];

export const OTHER_KEYWORDS: readonly KeywordDoc[] = [
  { name: 'else', doc: 'The block that runs if none of the conditions before it is true.', snippet: 'else {\n  $0\n}' },
  {
    name: 'elsif',
    doc: 'Another condition, which is tested if all conditions before it are false.',
    snippet: 'elsif ${1:condition} {\n  $0\n}',
  },
  {
    name: 'inherits',
    doc: 'The base class: it is evaluated first, its variables are visible by their short names, and its resources can be overridden.',
  },
  {
    name: 'default',
    doc: 'Matches if no other option does, in `case`, selectors and `node`. In the parameters of a data type, it means the usual value, such as no limit.',
  },
  {
    name: 'undef',
    doc: 'No value. A class, define or resource that gets `undef` for a parameter uses the default. A function keeps `undef`.',
  },
  { name: 'true', doc: 'The Boolean value true.' },
  { name: 'false', doc: 'The Boolean value false. Only `false` and `undef` count as false.' },
  { name: 'and', doc: 'True if both sides are true. The right side is not evaluated if the left side is false.' },
  { name: 'or', doc: 'True if at least one side is true. The right side is not evaluated if the left side is true.' },
  {
    name: 'in',
    doc: 'Tests whether a string, an array or the keys of a hash contain a value. Strings are compared regardless of case.',
  },
];

const BY_NAME: ReadonlyMap<string, KeywordDoc> = new Map(
  [...STATEMENT_KEYWORDS, ...OTHER_KEYWORDS].map((each) => [each.name, each]),
);

export function keywordDoc(name: string): KeywordDoc | undefined {
  return BY_NAME.get(name);
}
