/** Functions in `%{…}` of Hiera data, with the beginning of a call and its documentation. */
export const HIERA_FUNCTIONS = {
  lookup: { call: "lookup('", documentation: 'The value of another key, as a string.' },
  alias: {
    call: "alias('",
    documentation: 'The value of another key, unchanged: arrays and hashes keep their type.',
  },
  literal: { call: "literal('%')", documentation: 'A percent sign that does not begin an interpolation.' },
  scope: { call: "scope('", documentation: 'The value of a variable, the same as without a function.' },
  hiera: { call: "hiera('", documentation: 'An old name of `lookup`.' },
} as const;
