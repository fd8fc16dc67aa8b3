import { expect, it } from 'vitest';
import { createMarkedProject } from '../testing/service-of.ts';

const FUNCTION = 'modules/a/lib/puppet/functions/a/b.rb';

it.each<readonly [what: string, path: string, text: string, has: readonly string[]]>([
  ['a parameter', FUNCTION, "dispatch :b do\n  param '‸', :x\nend\n", ['String', 'A::Port']],
  ['an optional parameter, inside a type', FUNCTION, "  optional_param 'Array[Str‸]', :x\n", ['String']],
  ['the result', FUNCTION, '  return_type("‸")\n', ['Integer']],
  [
    'an attribute of the Resource API',
    'modules/a/lib/puppet/type/c.rb',
    "Puppet::ResourceApi.register_type(\n  attributes: { name: { type: '‸' } },\n)\n",
    ['Enum'],
  ],
])('completes the data type of %s', (_, path, text, has) => {
  const { service, place } = createMarkedProject({
    'modules/a/types/port.pp': 'type A::Port = Integer\n',
    [path]: text,
  });
  expect(service.answer('completion', place).items.map(({ label }) => label)).toEqual(expect.arrayContaining([...has]));
});

it('completes no data types in other strings', () => {
  const { service, place } = createMarkedProject({ [FUNCTION]: "def b\n  puts '‸'\nend\n" });
  expect(service.answer('completion', place).items).toEqual([]);
});
