import { expect, test } from 'vitest';
import { compileToCatalog } from '../engine/testing/compile.ts';
import { resourceChanges } from './resource-changes.ts';

function changes(before: string, after: string): readonly string[] {
  return resourceChanges(compileToCatalog(before), compileToCatalog(after)).flatMap(({ resource, attributes }) =>
    attributes.map(({ name, before: was, after: is }) => `${resource} ${name}: ${was ?? ''} to ${is ?? ''}`),
  );
}

test('Forms of a relationship that name the same resources are no change', () => {
  const code = (targets: string): string => `notify { 'a': require => ${targets} } notify { 'b': } notify { 'c': }`;
  expect(changes(code("Notify['b']"), code("[Notify['b']]"))).toEqual([]);
  expect(changes(code("[Notify['b'], Notify['c']]"), code("Notify['c', 'b']"))).toEqual([]);
  expect(changes(code("[Notify['b'], Notify['c']]"), code("Notify['c']"))).toHaveLength(1);
});

test('A changed Sensitive value is a change that shows no value', () => {
  const code = (secret: string): string => `notify { 'a': message => Sensitive('${secret}') }`;
  expect(changes(code('one'), code('one'))).toEqual([]);
  expect(changes(code('one'), code('two'))).toEqual([
    'Notify[a] message: #<Sensitive [value redacted]> to #<Sensitive [another value redacted]>',
  ]);
});
