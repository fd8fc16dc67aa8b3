import { beforeAll, describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../../scripts/ruby/assets.ts';
import { NO_FILES } from './boot.ts';
import { RubyStop } from './ruby-error.ts';
import { RubyMachine } from './ruby-machine.ts';
import type { RubySnapshot } from './snapshot.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
});

/** Code that does not end, by the part of Ruby that runs it. */
const ENDLESS: Readonly<Record<string, string>> = {
  'a loop that rescues everything': 'begin; loop {}; rescue Exception; retry; ensure; loop {}; end',
  'a number of many digits': '(1..1_000_000).inject(:*)',
  'a regular expression': '("a" * 40 + "b") =~ /^(a+)+\\1$/',
  'copies of strings': 'loop { "a" * 100_000_000 }',
  'jumps out of blocks': 'loop { [1].each { break } }',
  'the garbage collector': 'a = (1..100_000).map(&:to_s); loop { GC.start }',
  queries: 'loop { Bunraku.ask("x") }',
  'printed lines': 'loop { puts "x" }',
  files: 'i = 0; loop { File.write("/tmp/f#{i += 1}", "x") }',
  'a fiber': 'Fiber.new { loop {} }.resume',
};

describe('code that does not end', () => {
  it.each(Object.entries(ENDLESS))('%s', (_, code) => {
    const machine = RubyMachine.from(snapshot, {
      files: NO_FILES,
      ask: () => null,
      wait: () => Promise.resolve(null),
      toException: () => ({ class: 'RuntimeError', message: '' }),
      print: () => {},
      now: () => 0,
      limits: { steps: 5_000_000, writtenBytes: 10_000 },
    });
    machine.call('evaluate', 'nil');
    let stop: unknown;
    try {
      machine.call('evaluate', `\n\n${code}`);
    } catch (thrown) {
      stop = thrown;
    }
    expect(stop).toBeInstanceOf(RubyStop);
    expect(stop instanceof RubyStop ? stop.backtrace.join('\n') : '').toContain('(evaluated):3:');
    expect(() => machine.call('evaluate', '1')).toThrow(RubyStop);
  });
});
