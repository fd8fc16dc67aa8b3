import { beforeAll, describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../../scripts/ruby/assets.ts';
import { compileWithRuby } from '../../testing/compile-with-ruby.ts';
import type { RubySnapshot } from '../machine/snapshot.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
});

/**
 * Calls a function with this body. Returns the error's message without Puppet's prefix and location, or else the log
 * messages.
 */
function outcomeOf(body: string): string {
  const { error, logs } = compileWithRuby(snapshot, {
    'manifests/site.pp': 'notice(m::f())',
    'modules/m/lib/puppet/functions/m/f.rb': `Puppet::Functions.create_function(:'m::f') do\ndef f\n${body}\nend\nend`,
  });
  if (error === undefined) return logs.map(({ message }) => message).join('; ');
  expect(error).toMatchObject({ file: 'manifests/site.pp', line: 1 });
  return error.message
    .replace('Evaluation Error: Error while evaluating a Function Call, ', '')
    .replace(' (file: manifests/site.pp, line: 1, column: 8) on node node.example.com', '');
}

const FILE = 'modules/m/lib/puppet/functions/m/f.rb:3';

describe('Ruby of a function', () => {
  it.each([
    ['exit 3', `Ruby called exit at ${FILE}`],
    ['abort', `Ruby called exit at ${FILE}`],
    ['exit! 3', 'Ruby called exit!'],
    ["raise Exception, 'odd'", `odd (Exception) at ${FILE}`],
    ["raise NotImplementedError, 'later'", `later (NotImplementedError) at ${FILE}`],
    ["raise Class.new(StandardError), 'nameless'", 'nameless'],
    ['throw :nothing', 'uncaught throw :nothing'],
    ["require 'none/such'", `cannot load such file -- none/such (LoadError) at ${FILE}`],
    [
      "require 'net/http'; Net::HTTP.get(URI('http://example.com/'))",
      'Failed to open TCP connection to example.com:80 (getaddrinfo: Name or service not known)',
    ],
    ["require 'socket'; TCPSocket.new('a', 80)", 'getaddrinfo: Name or service not known'],
    ["Bunraku.ask('nothing')", 'Ruby requests nothing, which has no handler'],
  ])('that does `%s` is an error at the call', (body, message) => {
    expect(outcomeOf(body)).toBe(message);
  });

  it.each(['f', "call_function('m::f')", 'list = []; list << list'])('that has no end is one too: %s', (body) => {
    expect(outcomeOf(body)).toContain('stack level too deep');
  });

  it('cannot write the files of the project', () => {
    const path = '/etc/puppetlabs/code/environments/production/manifests/site.pp';
    expect(outcomeOf(`File.write('${path}', 'x')`)).toContain('Permission denied');
  });

  it('may write non-UTF-8 bytes, and print to the log', () => {
    expect(outcomeOf('puts "told"; "\\xff".b')).toBe('told; \uFFFD');
  });

  it('returns the same at every compilation', () => {
    const body = '[rand(1000), "x".hash, Object.new.object_id, Time.now.to_i]';
    expect(outcomeOf(body)).toBe(outcomeOf(body));
  });
});
