import { beforeAll, expect, it } from 'vitest';
import type { HelpResult } from '../protocol/help/help-search.ts';
import { searchHelp } from './index.ts';

/** Queries of newcomers, each with the pages that answer it. */
const QUERIES: readonly (readonly [query: string, ...pages: readonly string[]])[] = [
  // Queries about control flow, in words of other languages.
  ['loop', 'function/each', 'lesson/decisions-and-loops/each'],
  ['foreach', 'function/each', 'lesson/decisions-and-loops/each'],
  ['for loop', 'function/each', 'lesson/decisions-and-loops/each'],
  ['if', 'statement/if', 'lesson/decisions-and-loops/if-and-unless'],
  ['else if', 'statement/if', 'keyword/elsif', 'lesson/decisions-and-loops/if-and-unless'],
  ['switch', 'statement/case', 'lesson/decisions-and-loops/case-and-selectors'],
  ['ternary', 'statement/selector', 'lesson/decisions-and-loops/case-and-selectors'],
  ['not equal', 'operator/equal'],
  ['regex', 'data-type/Regexp', 'operator/match', 'lesson/decisions-and-loops/regular-expressions'],
  ['write a function', 'statement/function', 'lesson/decisions-and-loops/your-own-function'],
  ['print', 'function/notice', 'type/notify'],
  // Queries about values.
  ['variables', 'statement/assignment', 'lesson/values/variables'],
  ['string interpolation', 'concept/string', 'lesson/values/heredocs'],
  ['concatenate strings', 'concept/string', 'function/join', 'function/concat'],
  ['dictionary', 'data-type/Hash', 'lesson/values/arrays-and-hashes'],
  ['list', 'data-type/Array', 'lesson/values/arrays-and-hashes'],
  ['null', 'data-type/Undef', 'keyword/undef', 'lesson/values/undef'],
  ['split string', 'function/split'],
  ['merge two hashes', 'function/merge', 'function/deep_merge', 'operator/add'],
  ['filter a list', 'function/filter', 'lesson/decisions-and-loops/map-filter-reduce'],
  ['random number', 'function/fqdn_rand', 'function/seeded_rand'],
  ['json', 'function/parsejson', 'function/to_json', 'function/loadjson'],
  ['secret', 'data-type/Sensitive'],
  ['compare versions', 'function/versioncmp'],
  // Queries about files.
  ['file', 'type/file'],
  ['delete a file', 'type/file/ensure', 'type/file', 'lesson/first-resources/ensure'],
  ['chmod', 'type/file/mode'],
  ['file permissions', 'type/file/mode'],
  ['chown', 'type/file/owner', 'type/file/group'],
  ['create a directory', 'type/file/ensure', 'type/file'],
  ['symlink', 'type/file/target', 'type/file/ensure', 'type/file'],
  ['copy a file', 'type/file/source', 'type/file'],
  ['add a line to a file', 'type/file_line'],
  ['template', 'concept/template', 'function/template', 'function/epp', 'lesson/defined-types/epp-template'],
  // Queries about packages, services, commands and accounts.
  ['install a package', 'type/package', 'type/package/ensure', 'lesson/first-resources/package-file-service'],
  ['uninstall', 'type/package/ensure', 'type/package'],
  [
    'restart service',
    'type/service/restart',
    'type/service',
    'concept/refresh',
    'lesson/order-and-refresh/notify-and-subscribe',
  ],
  ['start service on boot', 'type/service/enable'],
  ['run a command', 'type/exec', 'type/exec/command'],
  ['shell script', 'type/exec'],
  ['run command as another user', 'type/exec/user'],
  ['sudo', 'type/exec/user'],
  ['environment variable', 'type/exec/environment', 'type/cron/environment'],
  [
    'run only once',
    'type/exec/creates',
    'type/exec/unless',
    'type/exec/onlyif',
    'type/exec/refreshonly',
    'lesson/order-and-refresh/refresh-of-a-command',
  ],
  ['add user', 'type/user', 'example/accounts'],
  ['password', 'type/user/password', 'function/pw_hash'],
  ['ssh key', 'type/ssh_authorized_key', 'type/ssh_authorized_key/key', 'example/accounts'],
  ['cron job', 'type/cron', 'example/cron'],
  ['mount disk', 'type/mount'],
  // Queries about the language as a whole.
  ['class parameters', 'lesson/classes-and-modules/class-parameters', 'statement/class'],
  ['include a class', 'function/include', 'lesson/classes-and-modules/define-and-include'],
  ['inheritance', 'lesson/classes-and-modules/inheritance', 'keyword/inherits', 'statement/class'],
  ['ip address', 'fact/networking', 'fact/networking/ip'],
  ['operating system', 'fact/os'],
  ['hiera', 'concept/hiera', 'hiera/hiera.yaml'],
  ['dependency cycle', 'concept/cycle', 'lesson/cycles/read-a-cycle', 'error/DEPENDENCY_CYCLE'],
  [
    'order of resources',
    'concept/ordering',
    'lesson/order-and-refresh/before-and-require',
    'lesson/order-and-refresh/manifest-order',
  ],
  ['dry run', 'concept/noop', 'metaparameter/noop', 'lesson/order-and-refresh/noop'],
  ['duplicate declaration', 'error/DUPLICATE_DECLARATION', 'lesson/first-resources/duplicate-declarations'],
  ['syntax error', 'error/SYNTAX_ERROR'],
];

/** Queries for which the first result must be one of the listed pages. */
const FIRST = ['loop', 'foreach', 'class parameters', 'delete a file', 'chmod', 'if', 'file'];

const results = new Map<string, readonly HelpResult[]>();

beforeAll(async () => {
  for (const [text] of QUERIES) results.set(text, (await searchHelp({ text, scope: 'all', most: 1000 })).results);
}, 60_000);

const firstPages = (query: string, most: number): readonly string[] =>
  results
    .get(query)
    ?.slice(0, most)
    .map(({ address }) => address) ?? [];

it('has 60 queries', () => expect(new Set(QUERIES.map(([query]) => query)).size).toBe(60));

it('has a right page among the first three for 57 of 60 queries', () => {
  const misses = QUERIES.filter(([query, ...pages]) => !firstPages(query, 3).some((page) => pages.includes(page))).map(
    ([query]) => `${query}: ${firstPages(query, 5).join(', ')}`,
  );
  if (misses.length > 0) console.log(misses.join('\n'));
  expect(misses.length).toBeLessThanOrEqual(3);
});

it.each(FIRST)('has a right page first for %s', (query) => {
  const [, ...pages] = QUERIES.find(([each]) => each === query) ?? [''];
  expect(pages).toContain(firstPages(query, 1)[0]);
});

it('lists pages about releases last', () => {
  const mixed = QUERIES.filter(([query]) => {
    const kinds = results.get(query)?.map(({ kind }) => kind) ?? [];
    const releases = kinds.filter((kind) => kind === 'release').length;
    return kinds.slice(kinds.length - releases).some((kind) => kind !== 'release');
  });
  expect(mixed).toEqual([]);
});
