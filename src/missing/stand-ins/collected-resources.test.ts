import { expect, it } from 'vitest';
import { surveyed } from '../testing/surveyed.ts';

/** Returns the errors of a node whose class overrides a file of a missing module, and has this collector. */
function errorsWith(collector: string): readonly string[] {
  const { nodes } = surveyed({
    'manifests/site.pp': 'include role',
    'modules/role/manifests/init.pp': `
      class role {
        File['/etc/cluster/pki'] { owner => 'ca' }
        class { 'cluster': }
        ${collector}
      }`,
  });
  return nodes.flatMap(({ errors }) => errors.map(({ message }) => message));
}

it('are declared for overrides that are allowed only after a collector has found a resource', () => {
  expect(errorsWith("File <| title == '/etc/cluster' |> { mode => '0700' }")).toEqual([]);
  expect(errorsWith("File <| title == '/etc/a' or title == '/etc/b' |> { mode => '0700' }")).toEqual([]);
});

it('are not guessed for other collectors', () => {
  expect(errorsWith("File <| title == '/etc/cluster' |>")).toEqual(['Only subclasses can override parameters']);
  expect(errorsWith("File <| mode == '0700' |> { owner => 'ca' }")).toEqual([
    'Only subclasses can override parameters',
  ]);
});
