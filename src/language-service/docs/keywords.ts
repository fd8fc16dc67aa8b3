/** The words of the language: what they mean, and how a statement with them is written. */
export interface KeywordDoc {
  readonly name: string;
  /** Markdown. */
  readonly doc: string;
  /** With places to fill in; absent for words that are inserted as they are. */
  readonly snippet?: string;
}

/** Words that begin a statement. */
export const STATEMENT_KEYWORDS: readonly KeywordDoc[] = [
  {
    name: 'class',
    doc: 'Defines a class: code with a name that a node gets at most once. `include` or `class { … }` declares it. With braces right after it, `class` declares a class like a resource.',
    snippet: 'class ${1:name} {\n  $0\n}',
  },
  {
    name: 'define',
    doc: 'Defines a resource type in the Puppet language. It may be declared any number of times, with another `$title` each time.',
    snippet: 'define ${1:name} (\n  ${2:String} $${3:parameter},\n) {\n  $0\n}',
  },
  {
    name: 'node',
    doc: 'Code for nodes by their certificate names, or a regular expression of them. Of all definitions only the best match counts; `default` is for nodes that none matches.',
    snippet: "node '${1:default}' {\n  $0\n}",
  },
  {
    name: 'function',
    doc: 'Defines a function in the Puppet language. Its value is that of its last expression.',
    snippet: 'function ${1:name}(${2:String} $${3:parameter}) >> ${4:String} {\n  $0\n}',
  },
  {
    name: 'type',
    doc: 'Gives a data type a name of your own: `type Ntp::Port = Integer[1, 65535]`.',
    snippet: 'type ${1:Name} = ${0:Type}',
  },
  {
    name: 'if',
    doc: 'Runs a block where a condition holds. Everything but `false` and `undef` counts as true, the empty string too. As an expression it yields what its block yields.',
    snippet: 'if ${1:condition} {\n  $0\n}',
  },
  {
    name: 'unless',
    doc: 'Runs a block where a condition does not hold. It may have an `else`, but no `elsif`.',
    snippet: 'unless ${1:condition} {\n  $0\n}',
  },
  {
    name: 'case',
    doc: 'Runs the block of the first option that matches a value: strings match whatever their case, regular expressions and data types match as with `=~`, `default` matches the rest.',
    snippet: "case ${1:value} {\n  ${2:'option'}: {\n    $0\n  }\n  default: {\n  }\n}",
  },
];

export const OTHER_KEYWORDS: readonly KeywordDoc[] = [
  { name: 'else', doc: 'The block for when no condition before it holds.', snippet: 'else {\n  $0\n}' },
  {
    name: 'elsif',
    doc: 'A further condition, tried where those before it do not hold.',
    snippet: 'elsif ${1:condition} {\n  $0\n}',
  },
  {
    name: 'inherits',
    doc: 'A class that this class builds on: it is evaluated first, its variables can be read without `::`, and its resources can be overridden.',
  },
  {
    name: 'default',
    doc: 'Matches whatever no other option does, in `case`, selectors and `node`. As a value it asks for the default.',
  },
  { name: 'undef', doc: 'No value. A parameter that is given `undef` takes its default.' },
  { name: 'true', doc: 'The Boolean value true.' },
  { name: 'false', doc: 'The Boolean value false. Beside it only `undef` counts as false.' },
  { name: 'and', doc: 'True where both sides are. The right side is not evaluated where the left one is false.' },
  { name: 'or', doc: 'True where one side is. The right side is not evaluated where the left one is true.' },
  {
    name: 'in',
    doc: 'Whether a text, list or the keys of a hash contain a value. Texts are compared whatever their case.',
  },
];

const BY_NAME: ReadonlyMap<string, KeywordDoc> = new Map(
  [...STATEMENT_KEYWORDS, ...OTHER_KEYWORDS].map((each) => [each.name, each]),
);

export function keywordDoc(name: string): KeywordDoc | undefined {
  return BY_NAME.get(name);
}
