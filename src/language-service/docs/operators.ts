/** What the marks between values mean, with the page of the reference that says more. */
export interface OperatorDoc {
  /** Markdown. */
  readonly doc: string;
  readonly page: string;
}

export const OPERATOR_DOCS: Readonly<Record<string, OperatorDoc>> = {
  '->': {
    doc: 'Ordering: the left side is applied before the right one, as with `before` and `require`.',
    page: 'operator/chaining',
  },
  '~>': {
    doc: 'Ordering with refresh: the left side is applied before the right one and notifies it of changes, as with `notify` and `subscribe`.',
    page: 'operator/chaining',
  },
  '<-': { doc: 'Ordering: the right side is applied before the left one.', page: 'operator/chaining' },
  '<~': {
    doc: 'Ordering with refresh: the right side is applied before the left one and notifies it of changes.',
    page: 'operator/chaining',
  },
  '<|': {
    doc: 'A collector: finds the resources of a type that a query matches, realizes virtual ones, and may override their attributes.',
    page: 'operator/collector',
  },
  '|>': { doc: 'Ends the query of a collector.', page: 'operator/collector' },
  '<<|': { doc: 'A collector of exported resources: it finds those of other nodes too.', page: 'operator/collector' },
  '|>>': { doc: 'Ends the query of a collector of exported resources.', page: 'operator/collector' },
  '==': { doc: 'Whether two values are equal; text whatever its case.', page: 'operator/equal' },
  '!=': { doc: 'Whether two values differ; text whatever its case.', page: 'operator/equal' },
  '<': { doc: 'Whether the left side is less than the right one.', page: 'operator/compare' },
  '>': { doc: 'Whether the left side is greater than the right one.', page: 'operator/compare' },
  '<=': { doc: 'Whether the left side is less than the right one, or equal.', page: 'operator/compare' },
  '>=': { doc: 'Whether the left side is greater than the right one, or equal.', page: 'operator/compare' },
  '=~': {
    doc: 'Whether the left side matches a regular expression, or is of a data type. After a match `$0`, `$1`, … hold its parts.',
    page: 'operator/match',
  },
  '!~': {
    doc: 'Whether the left side does not match a regular expression, or is not of a data type.',
    page: 'operator/match',
  },
  '!': { doc: 'Not: true where the value counts as false.', page: 'operator/boolean' },
  '+': { doc: 'Adds numbers, joins arrays, merges hashes.', page: 'operator/add' },
  '-': { doc: 'Subtracts numbers; takes elements out of an array, keys out of a hash.', page: 'operator/add' },
  '*': { doc: 'Multiplies numbers; before an array, spreads it into several values.', page: 'operator/arithmetic' },
  '/': { doc: 'Divides numbers; of two integers the result is an integer.', page: 'operator/arithmetic' },
  '%': { doc: 'The remainder of a division of integers.', page: 'operator/arithmetic' },
  '<<': { doc: 'Appends one value to an array; shifts the bits of an integer to the left.', page: 'operator/add' },
  '>>': {
    doc: 'Shifts the bits of an integer to the right; after the parameters of a function, the type of its value.',
    page: 'operator/arithmetic',
  },
  '=': {
    doc: 'Assigns a value to a variable, once; in a list of parameters, gives a default.',
    page: 'statement/assignment',
  },
  '=>': { doc: 'Gives an attribute, a key or an option its value.', page: 'operator/arrow' },
  '+>': {
    doc: 'Adds to what an attribute has already, in an override or a collector.',
    page: 'operator/plus-arrow',
  },
  '?': { doc: 'A selector: takes the value of the first option that matches.', page: 'statement/selector' },
  '@': {
    doc: 'A virtual resource: it is managed only where `realize` or a collector asks for it.',
    page: 'statement/virtual',
  },
  '@@': {
    doc: 'An exported resource: a virtual one that collectors of other nodes find too.',
    page: 'statement/virtual',
  },
};

/** `* =>` among the attributes of a resource. */
export const SPLAT_DOC: OperatorDoc = {
  doc: 'Gives all attributes of a hash at once: its keys are the names, its values the values.',
  page: 'operator/splat',
};
