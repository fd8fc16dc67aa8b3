import { beforeAll, expect, it } from 'vitest';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import { builtinTypes, compile, createTarget, rubyForCompiling } from '../index.ts';
import { NO_FILES } from './machine/boot.ts';
import type { RubyHost, RubyMachine } from './machine/ruby-machine.ts';
import { RubyMachines } from './ruby-machines.ts';
import type { RubySnapshot } from './machine/snapshot.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
});

const host: RubyHost = {
  files: NO_FILES,
  ask: () => 'an answer',
  wait: () => Promise.reject(new Error('nothing waits')),
  toException: () => ({ class: 'ArgumentError', message: 'a failure' }),
  print: () => {},
  now: () => 0,
};

const evaluate = (machine: RubyMachine, code: string) => machine.call('evaluate', code);

it('starts with the library files that the previous machine loaded, and with nothing else', () => {
  const machines = new RubyMachines();
  const isLoaded = 'Object.autoload?(:Benchmark).nil? && !$LOADED_FEATURES.grep(/benchmark/).empty?';
  const first = machines.next(snapshot, host);
  expect(evaluate(first, isLoaded)).toBe(false);
  evaluate(first, 'require "benchmark"; $kept = 1; Struct.new("Kept")');
  const second = machines.next(snapshot, host);
  expect(evaluate(second, `[${isLoaded}, $kept, Struct.constants.include?(:Kept)]`)).toEqual([true, null, false]);
  expect(evaluate(second, `Bunraku.ask('anything')`)).toBe('an answer');
  expect(() => evaluate(first, '1')).toThrow('another has taken its place');
});

it('continues after a machine that died', () => {
  const machines = new RubyMachines();
  const fails: RubyHost = {
    ...host,
    ask: () => {
      throw new Error('out');
    },
    toException: (thrown) => {
      throw thrown;
    },
  };
  expect(() => evaluate(machines.next(snapshot, fails), `Bunraku.ask('anything')`)).toThrow('out');
  expect(evaluate(machines.next(snapshot, host), '1 + 1')).toBe(2);
});

/** Returns the messages of several nodes, compiled one after the other. */
function compiledNodes(machines: RubyMachines | undefined): readonly (readonly string[])[] {
  const files: Readonly<Record<string, string>> = {
    'manifests/site.pp': `
      [1, 2].each |$number| { notify { template('web/plain.erb'): } }
      notify { [template('web/last.erb'), template('web/own.erb'), template('web/jump.erb')]: }
      notify { inline_template('<%= @trusted["certname"] %> inline'): }`,
    'modules/web/templates/plain.erb': '<% require "benchmark" %><%= @trusted["certname"] %> plain <%= @number %>',
    'modules/web/templates/last.erb':
      '<% @kept ||= []; @kept << 1 %><%= @kept.size %> <%= $times = ($times || 0) + 1 %>',
    'modules/web/templates/own.erb': '<% def own = "own" %><%= own %> <%= __method__ %>',
    'modules/web/templates/jump.erb': '<% [1, 2, 3].each { |n| next if n == 2; %><%= n %><% } %> jump',
  };
  const environment = { paths: Object.keys(files), read: (path: string) => files[path] };
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => {
    const { catalog, error } = compile({
      files: environment,
      node: { name, facts: {} },
      ruby: rubyForCompiling({
        snapshot,
        ...(machines === undefined ? {} : { machines }),
        files: environment,
        target: createTarget({}),
        types: builtinTypes,
      }),
    });
    expect(error).toBeUndefined();
    return (catalog?.resources ?? []).flatMap(({ type, title }) => (type === 'Notify' ? [title] : []));
  });
}

it('fills in templates like separate machines', () => {
  const own = compiledNodes(undefined);
  expect(own[5]).toContain('f plain 2');
  expect(compiledNodes(new RubyMachines())).toEqual(own);
});
