import { expect, it } from 'vitest';
import type { ReferenceEntry } from '../../protocol/reference.ts';
import { searchReference } from './search.ts';

const entries: readonly ReferenceEntry[] = [
  { address: 'type/file', kind: 'type', title: 'file', summary: 'A file, a folder or a link.' },
  { address: 'type/file/mode', kind: 'type', title: 'mode', of: 'file', summary: 'Who may do what.' },
  { address: 'type/file/source', kind: 'type', title: 'source', of: 'file', summary: 'Where the content comes from.' },
  { address: 'type/concat', kind: 'type', title: 'concat', summary: 'A file made of parts.' },
  { address: 'type/concat/mode', kind: 'type', title: 'mode', of: 'concat', summary: 'The mode of the result.' },
  { address: 'function/file', kind: 'function', title: 'file', summary: 'Reads a file of a module.' },
  { address: 'operator/chaining', kind: 'operator', title: 'Chaining arrows', summary: 'Order.', words: ['->', '~>'] },
  { address: 'variable/title', kind: 'variable', title: '$title', summary: 'The title of a define.' },
  {
    address: 'error/SYNTAX_ERROR',
    kind: 'error',
    title: 'A word too many',
    summary: 'SYNTAX_ERROR',
    words: ['SYNTAX_ERROR'],
  },
];

const found = (query: string): readonly string[] => searchReference(entries, query).map(({ address }) => address);

it.each([
  ['a name before what only speaks of it', 'concat', ['type/concat', 'type/concat/mode']],
  ['a part by its page and its name', 'file mode', ['type/file/mode']],
  ['signs of the language', '~>', ['operator/chaining']],
  ['variables without their dollar sign', 'title', ['variable/title']],
  ['messages by their code, in any letters', 'syntax_error', ['error/SYNTAX_ERROR']],
  ['whole addresses', 'type/file/source', ['type/file/source']],
  ['beginnings of words within names', 'arr', ['operator/chaining']],
])('finds %s', (_, query, addresses) => {
  expect(found(query)).toEqual(addresses);
});

it('finds a part by its page before other names that begin alike', () => {
  const message = {
    address: 'error/A',
    kind: 'error',
    title: 'The file has more than its definition',
    summary: 'A',
  } as const;
  expect(searchReference([message, ...entries], 'file mo')[0]?.address).toBe('type/file/mode');
});

it('puts pages before their parts, and of equals the shorter names first', () => {
  expect(found('file').slice(0, 2)).toEqual(['function/file', 'type/file']);
  expect(found('mode')).toEqual(['type/file/mode', 'type/concat/mode']);
});

it('wants every word, and finds nothing for no word', () => {
  expect(found('file nowhere')).toEqual([]);
  expect(found('  ')).toEqual([]);
});
