interface OperatorDoc {
  /** Documentation in Markdown. */
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
    doc: 'A collector: selects the resources of a type that match a query, realizes virtual ones, and can override their attributes.',
    page: 'operator/collector',
  },
  '|>': { doc: 'Ends the query of a collector.', page: 'operator/collector' },
  '<<|': {
    doc: 'A collector of exported resources: it also selects those of other nodes.',
    page: 'operator/collector',
  },
  '|>>': { doc: 'Ends the query of a collector of exported resources.', page: 'operator/collector' },
  '==': { doc: 'Tests whether two values are equal. Strings are compared regardless of case.', page: 'operator/equal' },
  '!=': { doc: 'Tests whether two values differ. Strings are compared regardless of case.', page: 'operator/equal' },
  '<': { doc: 'Tests whether the left side is less than the right side.', page: 'operator/compare' },
  '>': { doc: 'Tests whether the left side is greater than the right side.', page: 'operator/compare' },
  '<=': { doc: 'Tests whether the left side is less than or equal to the right side.', page: 'operator/compare' },
  '>=': { doc: 'Tests whether the left side is greater than or equal to the right side.', page: 'operator/compare' },
  '=~': {
    doc: 'Tests whether the left side matches the regular expression or data type on the right. After a match, `$0`, `$1`, … contain its parts.',
    page: 'operator/match',
  },
  '!~': {
    doc: 'Tests whether the left side does not match the regular expression or data type on the right.',
    page: 'operator/match',
  },
  '!': { doc: 'Not: true if the value counts as false.', page: 'operator/boolean' },
  '+': { doc: 'Adds numbers, concatenates arrays, or merges hashes.', page: 'operator/add' },
  '-': { doc: 'Subtracts numbers, or removes elements from an array or keys from a hash.', page: 'operator/add' },
  '*': {
    doc: 'Multiplies numbers. Before an array, it passes the elements as several values.',
    page: 'operator/arithmetic',
  },
  '/': {
    doc: 'Divides numbers. The quotient of two integers is an integer, rounded down.',
    page: 'operator/arithmetic',
  },
  '%': { doc: 'Returns the remainder of a division of integers.', page: 'operator/arithmetic' },
  '<<': { doc: 'Appends one value to an array, or shifts the bits of an integer to the left.', page: 'operator/add' },
  '>>': {
    doc: 'Shifts the bits of an integer to the right. After the parameters of a function, it precedes the return type.',
    page: 'operator/arithmetic',
  },
  '=': {
    doc: 'Assigns a value to a variable, once. In a list of parameters, it sets a default.',
    page: 'statement/assignment',
  },
  '=>': { doc: 'Assigns a value to an attribute, a key or an option.', page: 'operator/arrow' },
  '+>': {
    doc: 'Adds to the value of an attribute, in an override or a collector.',
    page: 'operator/plus-arrow',
  },
  '?': { doc: 'A selector: returns the value of the first option that matches.', page: 'statement/selector' },
  '@': {
    doc: 'A virtual resource: Puppet manages it only if `realize` or a collector selects it.',
    page: 'statement/virtual',
  },
  '@@': {
    doc: 'An exported resource: a virtual resource that collectors of all nodes can select.',
    page: 'statement/virtual',
  },
};

/** Documentation of `* =>` among the attributes of a resource. */
export const SPLAT_DOC: OperatorDoc = {
  doc: 'Takes all attributes from a hash: its keys are the names of the attributes.',
  page: 'operator/splat',
};
