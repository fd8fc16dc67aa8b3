import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bootedRuby } from '../../../../scripts/ruby/assets.ts';
import { builtinTypes, compile, createTarget, rubyForCompiling } from '../../index.ts';
import type { RubySnapshot } from '../machine/snapshot.ts';
import { RubyMachines } from '../ruby-machines.ts';
import { dependsOnVariablesAlone } from './filled-templates.ts';

let booted: RubySnapshot;
beforeAll(async () => {
  booted = await bootedRuby();
});

/**
 * Compiles versions of a project one after the other, like an editor. Returns the messages of each version, and whether
 * its compilation started a Ruby VM.
 */
function compiledInTurn(...all: readonly Readonly<Record<string, string>>[]) {
  const machines = new RubyMachines();
  // Results are cached for each memory from which Ruby VMs start. A copy of the memory has an empty cache.
  const snapshot = { ...booted, memory: { ...booted.memory } };
  return all.map((texts) => {
    const files = { paths: Object.keys(texts), read: (path: string) => texts[path] };
    const next = vi.spyOn(machines, 'next');
    const ruby = rubyForCompiling({ snapshot, machines, files, target: createTarget({}), types: builtinTypes });
    const { catalog, error } = compile({ files, node: { name: 'web', facts: {} }, ruby });
    const messages = catalog?.resources.flatMap((each) => (each.type === 'Notify' ? [each.title] : []));
    const ran = next.mock.calls.length > 0;
    next.mockRestore();
    return { messages: messages ?? [error?.message], ran };
  });
}

const template = 'modules/web/templates/port.erb';

describe('a template', () => {
  it('is filled in once for the same variables', () => {
    const files = {
      [template]: '<% @ports.sort.each do |port| -%>\nListen <%= port %>\n<% end -%>\n',
      'manifests/site.pp': "$ports = [443, 80]\nnotify { template('web/port.erb'): }",
    };
    const filled = ['Listen 80\nListen 443\n'];
    expect(compiledInTurn(files, files)).toEqual([
      { messages: filled, ran: true },
      { messages: filled, ran: false },
    ]);
  });

  it('is filled in again when its variables or its source change', () => {
    const text = '<%= @port %>';
    const manifest = "$port = 80\nnotify { template('web/port.erb'): }";
    const results = compiledInTurn(
      { [template]: text, 'manifests/site.pp': manifest },
      { [template]: text, 'manifests/site.pp': manifest.replace('80', '81') },
      { [template]: `${text}!`, 'manifests/site.pp': manifest },
      { [template]: text, 'manifests/site.pp': manifest.replace('80', "'80'") },
    );
    expect(results.map(({ messages }) => messages)).toEqual([['80'], ['81'], ['80!'], ['80']]);
    expect(results.map(({ ran }) => ran)).toEqual([true, true, true, true]);
  });

  it('is evaluated again if it queries the scope or fails', () => {
    const asks = (port: number) => ({
      [template]: '<%= scope["port"] %>',
      'manifests/site.pp': `$port = ${port}\nnotify { template('web/port.erb'): }`,
    });
    expect(compiledInTurn(asks(80), asks(81)).map(({ messages }) => messages)).toEqual([['80'], ['81']]);
    const fails = { [template]: '<%= @port.upcase %>', 'manifests/site.pp': "$port = 80\ntemplate('web/port.erb')" };
    expect(compiledInTurn(fails, fails).map(({ ran }) => ran)).toEqual([true, true]);
  });

  it('changes an array of the manifest each time', () => {
    const files = {
      [template]: '<% @ports << 81 %><%= @ports.join(" ") %>',
      'manifests/site.pp': '$ports = [80]\n$text = template("web/port.erb")\nnotify { "${text}, ${ports}": }',
    };
    expect(compiledInTurn(files, files).map(({ messages }) => messages)).toEqual([
      ['80 81, [80, 81]'],
      ['80 81, [80, 81]'],
    ]);
  });
});

describe('dependencies of a template', () => {
  it.each([
    ['text with Capitals and $money alone', true],
    ["<%= @name.gsub('A', 'B') %>", true],
    ['<%# Time %><%= @name %>', true],
    ['<%% Time %>', true],
    ['<% if @name != :undef and @list.include?(1) -%><% end -%>', true],
    ['<%= Time.now %>', false],
    ['<%= `date` %>', false],
    ['<%= $counter %>', false],
    ['<%= @@counter %>', false],
    ['<%= open("/etc/motd") %>', false],
    ['<%= rand %>', false],
    ["<%= scope.lookupvar('port') %>", false],
    ["<% if has_variable?('port') %>yes<% end %>", false],
    ['<%= @list.shuffle %>', false],
    ["<%= send('rand') %>", false],
    ['<%= eval @code %>', false],
    ['<% require "json" %>', false],
    ['text <%= Time.now', false],
  ])('%s', (text, alone) => {
    expect(dependsOnVariablesAlone(text)).toBe(alone);
  });
});
