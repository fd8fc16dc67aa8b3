import { beforeAll, describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../../scripts/ruby/assets.ts';
import { PosixError } from '../../machine/files/posix-error.ts';
import type { Json } from './json.ts';
import { RubyCrash, RubyError } from './ruby-error.ts';
import { RubyMachine, type RubyHost } from './ruby-machine.ts';
import type { RubySnapshot } from './snapshot.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
});

/** Creates a Ruby VM that can evaluate code, and whose file system is a map. */
function machineWith(host: Partial<RubyHost> = {}, previous?: RubyMachine) {
  const written = new Map<string, string>();
  const printed: string[] = [];
  const given: RubyHost = {
    files: {
      status: (path) => {
        const text = written.get(path);
        if (text !== undefined) return { kind: 'file', size: text.length, mtime: Date.UTC(2026, 0, 1) + 7 };
        return path === '/' || path === '/tmp' ? { kind: 'directory', size: 0, mtime: 0 } : undefined;
      },
      read: (path) => new TextEncoder().encode(written.get(path)),
      write: (path, content) => {
        if (path.startsWith('/dev/')) throw new PosixError('EACCES', path);
        written.set(path, new TextDecoder().decode(content));
      },
      list: () => [...written.keys()].map((path) => path.slice('/tmp/'.length)),
      makeDirectory: () => {},
      removeDirectory: () => {},
      unlink: (path) => void written.delete(path),
      rename: (from, to) => {
        written.set(to, written.get(from) ?? '');
        written.delete(from);
      },
      symlink: () => {},
      readLink: () => '',
      setTime: () => {},
    },
    ask: (_, args) => args,
    wait: (_, args) => Promise.resolve(args),
    toException: (thrown) => ({ class: 'ArgumentError', message: thrown instanceof Error ? thrown.message : '' }),
    print: (line) => printed.push(line),
    now: () => Date.UTC(2026, 0, 1),
    ...host,
  };
  const machine = RubyMachine.from(snapshot, given, previous);
  machine.call('evaluate', 'nil');
  return { machine, written, printed, run: (code: string): Json => machine.call('evaluate', code) };
}

describe('RubyMachine', () => {
  it('runs Ruby with its library', () => {
    expect(machineWith().run('require "yaml"; { "a" => [1, "ü", nil] }.to_yaml')).toBe('---\na:\n- 1\n- ü\n-\n');
  });

  it('reads a file to its end, repeatedly', () => {
    const { run } = machineWith();
    expect(run('4.times.map { |n| File.write("/tmp/a", "x" * n); File.read("/tmp/a").size }')).toEqual([0, 1, 2, 3]);
  });

  it('starts each machine in the same fresh state', () => {
    const code = '$n = ($n || 0) + 1; [$n, rand(1000), "x".hash, Object.new.object_id, Time.now.to_i]';
    expect(machineWith().run(code)).toEqual(machineWith().run(code));
  });

  it('sends requests to the engine, and raises errors of the engine in Ruby', () => {
    const { run } = machineWith({
      ask: (method, args) => {
        if (method === 'refuse') throw new Error('not today');
        return args;
      },
    });
    expect(run('Bunraku.ask("echo", 1, ["ü"])')).toEqual([1, ['ü']]);
    expect(run('begin; Bunraku.ask("refuse"); rescue ArgumentError => e; "rescued #{e.message}"; end')).toBe(
      'rescued not today',
    );
  });

  it('throws the same error of the engine if Ruby did not rescue it', () => {
    const error = new Error('not today');
    const { run } = machineWith({
      ask: () => {
        throw error;
      },
    });
    expect(() => run('Bunraku.ask("refuse")')).toThrow(error);
  });

  it('lets Ruby and the engine call each other, to a bounded depth', () => {
    const nested = machineWith({ ask: (_, [code = '']) => nested.run(String(code)) });
    const memory = `local = Array.new(5) { |i| "kept#{i}" }; Bunraku.ask('run', '30000.times { "x" * 1000 }; GC.start'); local.join`;
    expect(nested.run(memory)).toBe('kept0kept1kept2kept3kept4');
    expect(nested.run(`Bunraku.ask('run', 'begin; Integer("x"); rescue ArgumentError => e; e.class.name; end')`)).toBe(
      'ArgumentError',
    );
    expect(
      nested.run(`begin; Bunraku.ask('run', 'raise KeyError, "inner"'); rescue KeyError => e; e.message; end`),
    ).toBe('inner');
    expect(nested.run(`Bunraku.ask('run', 'e = [1, 2].each; [e.next, e.next]')`)).toEqual([1, 2]);
    nested.run(`def deeper(n) = n.zero? ? 0 : 1 + Bunraku.ask('run', "deeper(#{n - 1})")`);
    expect(nested.run('deeper(5)')).toBe(5);
    expect(() => nested.run('deeper(40)')).toThrow('stack level too deep');
    expect(() => nested.run(`catch(:out) { Bunraku.ask('run', 'throw :out') }`)).toThrow('may not leave a call');
  });

  it('lets its memory grow by a large amount at once', { tags: 'limit' }, () => {
    const sizes = new Set<number>();
    const grown = machineWith({
      ask: () => {
        sizes.add(grown.machine.memory.size);
        return null;
      },
    });
    grown.run('kept = 40.times.map { |n| Bunraku.ask("look"); "x" * 500_000 + n.to_s }; kept.length');
    expect(sizes.size).toBeLessThan(4);
  });

  it('starts fresh in the instance of a machine that ended', () => {
    const first = machineWith();
    first.run('File.write("/tmp/a", "a"); $kept = [1] * 100_000; srand(3); rand; 1');
    const look = '[$kept, rand(1000), Dir.children("/tmp"), $LOADED_FEATURES.size]';
    const inFresh = machineWith().run(look);
    const second = machineWith({}, first.machine);
    expect(second.run(look)).toEqual(inFresh);
    expect(
      second.run('GC.start; Fiber.new { [1, 2].each { |n| Fiber.yield(n) } }.then { |f| [f.resume, f.resume] }'),
    ).toEqual([1, 2]);
    expect(() => first.run('1')).toThrow('another has taken its place');
  });

  it('starts in a new instance after a machine that died or grew', () => {
    const dead = machineWith({
      ask: () => expect.fail('out'),
      toException: (thrown) => {
        throw thrown;
      },
    });
    expect(() => dead.run(`Bunraku.ask('run')`)).toThrow('out');
    expect(machineWith({}, dead.machine).run('1 + 1')).toBe(2);
    const grown = machineWith();
    grown.run('$kept = "x" * 100_000_000; 1');
    const next = machineWith({}, grown.machine);
    expect(next.machine.memory.size).toBe(snapshot.memory.size);
    expect(next.run('$kept')).toBeNull();
  });

  it('reports exceptions of Ruby with their place', () => {
    const { run } = machineWith();
    const caught = (() => {
      try {
        return run('\nraise KeyError, "none"');
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(caught).toBeInstanceOf(RubyError);
    expect(caught).toMatchObject({
      message: 'none',
      exception: { class: 'KeyError', ancestors: expect.arrayContaining(['IndexError', 'StandardError']) },
    });
    expect(caught instanceof RubyError && caught.exception.backtrace[0]).toMatch(/^\(evaluated\):2:/);
  });

  it('lets Ruby wait for the engine', async () => {
    const { machine } = machineWith();
    const code = '[1, 2].map { |n| Bunraku.wait("run", n) }';
    await expect(machine.callThatMayWait('evaluate', code)).resolves.toEqual([[1], [2]]);
    expect(machine.callThatMayWait('evaluate', '3')).toBe(3);
    expect(() => machine.call('evaluate', code)).toThrow('no command may run at this point');
  });

  it('keeps objects in the frames of a waiting call during garbage collection', async () => {
    // `map` holds its result only in a local of a C function.
    const code = 'texts = (1..40).to_a.map { |n| "kept#{Bunraku.wait("run", n).first}" }; [texts.size, texts.last]';
    const waiting = machineWith({
      wait: (_, args) => {
        waiting.run('GC.start; 3000.times.map { |n| ["other#{n}"] }; nil');
        return Promise.resolve(args);
      },
    });
    await expect(waiting.machine.callThatMayWait('evaluate', code)).resolves.toEqual([40, 'kept40']);
  });

  it('lets a nested call have its own fibers, and collects no garbage in it', async () => {
    const nested = machineWith({ ask: (_, [code = '']) => nested.run(String(code)) });
    const code = `Bunraku.wait('run', 1)
      texts = (1..3).to_a.map do |n|
        numbers = Bunraku.ask('run', 'values = [1, 2].each; GC.enable; GC.start; 3000.times.map { |n| ["other#{n}"] }; [values.next, values.next]')
        "kept#{n}#{numbers}"
      end
      [texts, Bunraku.wait('run', 2)]`;
    await expect(nested.machine.callThatMayWait('evaluate', code)).resolves.toEqual([
      ['kept1[1, 2]', 'kept2[1, 2]', 'kept3[1, 2]'],
      [2],
    ]);
  });

  it('keeps objects in the frames of an enumerator between two of its values', () => {
    const code = `made = Enumerator.new { |all| all << (1..40).to_a.map { |n| all << n; "kept#{n}" } }
      numbers = 40.times.map { GC.start; 3000.times.map { |n| ["other#{n}"] }; made.next }
      [numbers.sum, made.next.last]`;
    expect(machineWith().run(code)).toEqual([820, 'kept40']);
  });

  it('reads and writes given files', () => {
    const { run, written } = machineWith();
    run('File.write("/tmp/a", "one\\n"); File.open("/tmp/a", "a") { |f| f.puts "two" }');
    expect(written.get('/tmp/a')).toBe('one\ntwo\n');
    expect(
      run('File.rename("/tmp/a", "/tmp/b"); [File.read("/tmp/b"), Dir.children("/tmp"), File.exist?("/tmp/a")]'),
    ).toEqual(['one\ntwo\n', ['b'], false]);
    expect(() => run('File.write("/dev/sda", "x")')).toThrow('Permission denied');
  });

  it('prints to its host', () => {
    const { run, printed } = machineWith();
    run('puts "hello"; $stderr.puts "there"; nil');
    expect(printed).toEqual(['hello', 'there']);
  });

  it('treats exit, abort and endless recursion as errors', () => {
    for (const [code, message] of [
      ['exit 3', 'exit'],
      ['abort "no"', 'no'],
      ['exit!', 'Ruby called exit!'],
    ] as const) {
      expect(() => machineWith().run(code)).toThrow(message);
    }
    const { run } = machineWith();
    expect(() => run('def deeper(n) = [n].each { |m| deeper(m + 1) }; deeper(0)')).toThrow('stack level too deep');
  });

  it('answers nothing more after its stack has overflowed', () => {
    const { run } = machineWith();
    const overflow = 'def deeper(n, &b) = [n].each { |m| deeper(m + 1) { b.call } }; deeper(0) { 1 }';
    expect(() => run(overflow)).toThrow('stack level too deep');
    try {
      expect(run('1')).toBe(1);
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(RubyCrash);
    }
  });
});
