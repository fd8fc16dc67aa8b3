import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixAll, lint } from './lint.ts';
import { defaultLintSettings, lintProfiles } from './settings/profiles.ts';

const STRICT = { ...defaultLintSettings, checks: lintProfiles.strict };
const PIECES = [
  ...[
    'class ',
    'define ',
    'node ',
    'case ',
    'inherits ',
    'include ',
    'unless ',
    'default',
    'file',
    'ntp',
    'Linux',
    'Class',
    'ensure',
    'mode',
  ],
  ...[
    '$a',
    '$::b',
    "$facts['fqdn']",
    '${',
    '${c}',
    '"$d-e"',
    '"',
    "'",
    '0644',
    '12',
    '/x/',
    '//',
    '/*',
    '*/',
    '# c',
    '# lint:ignore:hard_tabs',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    ',',
    ':',
    ';',
    '=',
    '=>',
    '->',
    '<-',
    '~>',
    '|',
    '?',
    '.',
    '==',
    '@',
    '@("E")',
    '\n  | E\n',
    '::',
    '\\',
  ],
  ...[' ', ' ', '  ', '\t', '\n', '\n', '\n  ', '\r\n', 'é', '😀'],
];
const manifest = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));

test('any string is checked and fixed', () => {
  fc.assert(
    fc.property(manifest, (text) => {
      const { problems } = fixAll(text, '/ntp/manifests/init.pp', STRICT);
      expect(problems.length).toBe(lint(text, '/ntp/manifests/init.pp', STRICT).length);
    }),
  );
});

test('places and edits are within the source', () => {
  fc.assert(
    fc.property(manifest, (text) => {
      for (const { span, fix } of lint(text, '/ntp/manifests/init.pp', STRICT)) {
        for (const { offset, length } of [span, ...(fix?.edits ?? [])]) {
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThanOrEqual(0);
          expect(offset + length).toBeLessThanOrEqual(Math.max(text.length, span.offset + 1));
        }
      }
    }),
  );
});

test('a manifest without fixes changes only its line ends', () => {
  fc.assert(
    fc.property(manifest, (text) => {
      const { text: fixed, problems } = fixAll(text, '/ntp/manifests/init.pp', STRICT);
      if (problems.every(({ kind }) => kind !== 'fixed')) {
        expect(fixed.replaceAll('\r\n', '\n')).toBe(text.replaceAll('\r\n', '\n'));
      }
    }),
  );
});

test('deeply nested interpolations are rejected', () => {
  const text = `$a = ${'"${'.repeat(5000)}1${'}"'.repeat(5000)}\n`;
  expect(lint(text, '', defaultLintSettings).map(({ check }) => check)).toContain('syntax');
});
