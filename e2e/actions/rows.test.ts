import { describe, expect, it } from 'vitest';
import { findUnmet, readPatterns, readRows } from './rows.ts';

const table = String.raw`# Actions
| # | held out | group | action | file | text | expectation |
|--|--|--|--|--|--|--|
| 1 |  | completion | a class | manifests/site.pp | ${'`include ¦⏎`'} | has nginx; not nginx::vhost |
| 2 |  | code action | a lambda | a.pp | ${'`¦[1].each \\|$x\\| { }¦⏎`'} | Ctrl+. offers /a\|b/i |
| 3 |  | signature | a call | a.pp | ${"`$a = split('a b'¦ type , `"} | help matches /split\(/ |
`;

describe('readRows', () => {
  it('reads the cursor, the selection and typed keys', () => {
    const [list, selection, call] = readRows(table);
    expect(list).toMatchObject({ number: 1, group: 'completion', text: 'include ¦\n', typed: '' });
    expect(selection).toMatchObject({ text: '¦[1].each |$x| { }¦\n' });
    expect(call).toMatchObject({ text: "$a = split('a b'¦", typed: ', ' });
  });
});

describe('readPatterns', () => {
  it('reads each quoted expression with its flag', () => {
    expect(readPatterns('card matches /rw|read/i and /Integer\\[1, ?9\\]/')).toEqual([/rw|read/i, /Integer\[1, ?9\]/]);
    expect(readPatterns('F12 opens /profile\\/manifests\\/base\\.pp$/')).toEqual([/profile\/manifests\/base\.pp$/]);
  });
});

describe('findUnmet', () => {
  it('finds missing, refused and late entries', () => {
    expect(findUnmet('has a, b; not c', ['a', '$b'])).toEqual([]);
    expect(findUnmet('has a, d; not b', ['a', 'b'])).toEqual(['has a, d', 'not b']);
    expect(findUnmet('in first 1: b', ['a', 'b'])).toEqual(['in first 1: b']);
    expect(findUnmet('first 2 has one of x,b', ['a', 'b'])).toEqual([]);
  });
});
