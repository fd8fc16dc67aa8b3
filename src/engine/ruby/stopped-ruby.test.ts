/**
 * Runs Ruby code that exceeds its limits. The error contains the place in the code, and the next compilation gets a new
 * Ruby VM.
 */
import { beforeAll, expect, it } from 'vitest';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import { builtinTypes, compile, createTarget, rubyForCompiling } from '../index.ts';
import type { RubySnapshot } from './machine/snapshot.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
});

const FUNCTION = (body: string) => `Puppet::Functions.create_function(:'m::f') do
  dispatch :f do
  end
  def f
    ${body}
  end
end
`;

it('stops the compilation at the line of Ruby, and leaves nothing for the next one', () => {
  const machines = snapshot.createMachines();
  const compileWith = (body: string) => {
    const texts: Readonly<Record<string, string>> = {
      'manifests/site.pp': 'notice(m::f())',
      'modules/m/lib/puppet/functions/m/f.rb': FUNCTION(body),
    };
    const files = { paths: Object.keys(texts), read: (path: string) => texts[path] };
    const target = createTarget({});
    const limits = { steps: 5_000_000 };
    const ruby = rubyForCompiling({ snapshot, machines, files, target, types: builtinTypes, limits });
    return compile({ files, node: { name: 'node.example.com', facts: {} }, ruby });
  };
  const { error, diagnostics } = compileWith('$left = 1; begin; loop {}; rescue Exception; retry; end');
  expect(error?.message).toContain(
    'Stopped Ruby after 5 million steps at modules/m/lib/puppet/functions/m/f.rb:5. Check for an endless loop.',
  );
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['BUDGET_RUBY', 'manifests/site.pp']]);
  const next = compileWith('$left.inspect');
  expect(next.logs.map(({ message }) => message)).toEqual(['nil']);
});
