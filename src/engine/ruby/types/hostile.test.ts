import { beforeAll, describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../../scripts/ruby/assets.ts';
import { runWithRubyTypes } from '../../testing/run-with-ruby-types.ts';
import type { RubySnapshot } from '../machine/snapshot.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
}, 60_000);

/** Methods and blocks of a type and of its provider. Each test replaces the body of one of them with hostile code. */
const TYPE_HOOKS = [
  'validate',
  'munge',
  'check',
  'insync',
  'change',
  'autorequire',
  'generate',
  'eval_generate',
  'pre_run_check',
  'refresh',
] as const;
const PROVIDER_HOOKS = ['suitable', 'prefetch', 'retrieve', 'set', 'flush'] as const;
type Hook = (typeof TYPE_HOOKS)[number] | (typeof PROVIDER_HOOKS)[number];

/** Returns the files of an environment in which one hook runs `code`. */
function environmentOf(hook: Hook, code: string): Readonly<Record<string, string>> {
  const at = (name: Hook, otherwise: string): string => (name === hook ? code : otherwise);
  return {
    'manifests/site.pp':
      "hostile { 'x': size => 'big' }\nnotify { 'told': } ~> hostile { 'y': size => 'big', require => Hostile['x'] }\nfile { '/tmp/after': content => 'x' }",
    'modules/m/lib/puppet/type/hostile.rb': `Puppet::Type.newtype(:hostile) do
  newparam(:name)
  newproperty(:size) do
    validate { |_value| ${at('validate', 'true')} }
    munge { |value| ${at('munge', 'value')}; value }
    def insync?(is)
      ${at('insync', 'is == should')}
    end
    def change_to_s(is, should)
      ${at('change', "'changed'")}
    end
  end
  validate { ${at('check', 'true')} }
  autorequire(:file) { ${at('autorequire', "'/tmp/after'")}; [] }
  def generate
    ${at('generate', '[]')}
    []
  end
  def eval_generate
    ${at('eval_generate', '[]')}
    []
  end
  def pre_run_check
    ${at('pre_run_check', 'nil')}
  end
  def refresh
    ${at('refresh', 'nil')}
  end
end
`,
    'modules/m/lib/puppet/provider/hostile/p.rb': `Puppet::Type.type(:hostile).provide(:p) do
  ${hook === 'suitable' ? `confine true: begin; ${code}; true; end` : ''}
  def self.prefetch(_resources)
    ${at('prefetch', 'nil')}
  end
  def size
    ${at('retrieve', 'nil')}
    'small'
  end
  def size=(value)
    ${at('set', 'nil')}
  end
  def flush
    ${at('flush', 'nil')}
  end
end
`,
  };
}

async function outcomeOf(hook: Hook, code: string): Promise<string> {
  try {
    const { report, log } = await runWithRubyTypes(snapshot, environmentOf(hook, code));
    const ended = report.graphError ?? report.applyError;
    return [...log, ...(ended === undefined ? [] : [`ended: ${ended.message}`])].join('\n');
  } catch (thrown) {
    return `thrown: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  }
}

/** Files that contain the hooks of the type and of its provider. */
const TYPE = 'modules/m/lib/puppet/type/hostile.rb';
const PROVIDER = 'modules/m/lib/puppet/provider/hostile/p.rb';

describe('a hook that', () => {
  it.each<[Hook, string]>([
    ['validate', 'ended: Parameter size failed on Hostile[x]: Validate method failed for class size: no'],
    ['munge', 'ended: Parameter size failed on Hostile[x]: Munging failed for value "big" in class size: no'],
    ['check', 'ended: no'],
    ['insync', "change from 'small' to 'big' failed: no"],
    ['change', 'no'],
    ['autorequire', 'no'],
    ['generate', "Failed to generate additional resources using 'generate': no"],
    ['eval_generate', "Failed to generate additional resources using 'eval_generate': no"],
    ['pre_run_check', 'no'],
    ['refresh', 'Failed to call refresh: no'],
    ['suitable', 'Could not autoload puppet/provider/hostile/p: no'],
    ['prefetch', "Could not prefetch hostile provider 'p': no"],
    ['retrieve', 'Could not evaluate: no'],
    ['set', "change from 'small' to 'big' failed: no"],
    ['flush', 'Could not evaluate: no'],
  ])('raises is told in the words of %s', async (hook, message) => {
    expect(await outcomeOf(hook, "raise 'no'")).toContain(message);
  });

  it.each<[Hook, string, string]>([
    ['validate', 'exit 3', `Ruby called exit at ${TYPE}:4`],
    ['set', "abort 'gone'", `Ruby called exit at ${PROVIDER}:11`],
    ['retrieve', 'exit! 1', 'Could not evaluate: Ruby called exit!'],
    ['insync', "raise Exception, 'odd'", `odd (Exception) at ${TYPE}:7`],
    ['flush', 'fork { }', `fork is not possible on a simulated machine (NotImplementedError) at ${PROVIDER}:14`],
    ['set', 'Thread.new { }.join', `(NotImplementedError) at ${PROVIDER}:11`],
    ['retrieve', 'Process.kill(9, 0)', 'kill is not possible on a simulated machine'],
    ['retrieve', 'again = ->(n) { again.(n + 1) + 1 }; again.(0)', 'stack level too deep'],
    ['set', 's = +"x"; s << s while true', 'failed to allocate memory'],
    ['set', "require 'socket'; TCPSocket.new('a', 1)", 'getaddrinfo: Name or service not known'],
    ['set', 'throw :x', 'uncaught throw :x'],
  ])('in %s does `%s` is ended with a word on it, and the run goes on', async (hook, code, message) => {
    const outcome = await outcomeOf(hook, code);
    expect(outcome).toContain(message);
    if (hook !== 'validate') expect(outcome).toContain('defined content as');
  });

  it.each<[Hook, string]>([
    ['set', 'sleep 1e9'],
    ['retrieve', "File.write('/dev/sda', 'x')"],
    ['retrieve', "File.write('/dev/bridge/bridge', 'A{}')"],
    ['flush', 'Bunraku::BRIDGE.syswrite(\'A{"v":1}\')'],
    ['prefetch', 'puts "told"; $stderr.puts "warned"'],
    ['retrieve', 'ObjectSpace.each_object(Class) { |each| each.name }; GC.start'],
    ['set', 'loop { break }'],
  ])('in %s does `%s` changes nothing else', async (hook, code) => {
    const outcome = await outcomeOf(hook, code);
    expect(outcome).toContain('notice: changed');
    expect(outcome).not.toContain('err:');
  });

  it('is the first of a fresh machine in the next run', async () => {
    await outcomeOf(
      'set',
      'class String; def to_s = raise("spoilt"); end; Bunraku::Api.singleton_class.undef_method(:retrieve)',
    );
    expect(await outcomeOf('set', 'nil')).not.toContain('err:');
  });
});
