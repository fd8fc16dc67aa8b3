import { expect, test } from 'vitest';
import { createMarkedProject } from './testing/service-of.ts';

test.each([
  ['accesses', `$x = [[1]]\nnotice($x${'[0]'.repeat(8_000)}‸)`],
  ['braces', '{'.repeat(20_000)],
  ['interpolations', '$x = ' + '"${'.repeat(2000)],
  ['elsif branches', `if false { }${' elsif false { }'.repeat(3000)}`],
])('requests answer in code with thousands of %s', (_, text) => {
  const { service, place } = createMarkedProject(text);
  const end = { ...place, offset: text.replace('‸', '').length };
  for (const name of ['completion', 'hover', 'codeActions'] as const)
    for (const each of [place, end]) expect(() => service.answer(name, each)).not.toThrow();
  expect(() => service.check({ first: undefined })).not.toThrow();
});
