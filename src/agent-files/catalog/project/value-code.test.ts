import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtinTypes, compile, typeKnowledge, type Value } from '../../../engine/index.ts';
import { Heredocs } from './heredocs.ts';
import { valueCode } from './value-code.ts';

/** Writes a value as code, and compiles it as an attribute. Returns the value in the resulting catalog. */
function readBack(value: Value): Value {
  const heredocs = new Heredocs();
  const code = heredocs.fill(`notify { 'x':\n  message => ${valueCode(value, { heredocs, withSecrets: true })},\n}\n`);
  const { catalog, error } = compile({
    files: { paths: ['manifests/site.pp'], read: () => code },
    node: { name: 'a', facts: {} },
    types: typeKnowledge(builtinTypes),
  });
  if (catalog === undefined) throw new Error(`${error?.message ?? ''}\n${code}`);
  return catalog.resources.find(({ type }) => type === 'Notify')?.parameters.get('message')?.value;
}

test('Puppet reads the same strings again', () => {
  const part = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\\',
    "'",
    '"',
    '$',
    '${x}',
    '\t',
    '\r',
    '|',
    '-',
    'END',
    '\0',
    'é',
    '😀',
    'heredoc-placeholder-0',
  );
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (value) => {
      expect(readBack(value)).toBe(value);
    }),
  );
});

test('Puppet reads the same numbers again', () => {
  for (const value of [2n ** 63n - 1n, -1n, 0.1, -2.5, 1e20, 1.5e-9, 1e300]) expect(readBack(value)).toBe(value);
});
