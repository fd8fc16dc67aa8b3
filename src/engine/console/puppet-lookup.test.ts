import { describe, expect, it } from 'vitest';
import { createTarget } from '../machine/description.ts';
import { runShell } from '../machine/shell/run-shell.ts';
import { puppetCommand } from './puppet-command.ts';

const data: Readonly<Record<string, string>> = {
  'hiera.yaml':
    'version: 5\ndefaults: {data_hash: yaml_data, datadir: data}\nhierarchy:\n  - {name: Node, path: "%{trusted.certname}.yaml"}\n  - {name: Site, path: "%{facts.site}.yaml"}\n  - {name: Common, path: common.yaml}\n',
  'data/common.yaml':
    'a: {x: 1, l: [1, {q: 2}], s: "yes"}\nb: foo\nlst: [a, b]\nlookup_options: {lst: {merge: unique}}\n',
  'data/vm.yaml': 'lst: [z]\na: {x: 2}\n',
  'data/north.yaml': 'b: north\n',
};
const environment = { paths: Object.keys(data), read: (path: string) => data[path] };

async function lookup(line: string, files: Readonly<Record<string, string>> = {}) {
  const target = createTarget({ hostname: 'vm', files });
  const { exitCode, stdout, stderr } = await runShell(target, `puppet lookup ${line}`, {
    commands: [puppetCommand(environment)],
  });
  return { exitCode, stdout, stderr };
}

describe('puppet lookup', () => {
  it.each([
    ['b', '--- foo\n'],
    ['a', '---\nx: 2\n'],
    ['a.x', '--- 2\n'],
    ['lst', '---\n- z\n- a\n- b\n'],
    ['nope b', '--- foo\n'],
    ['nope --default dd', '--- dd\n'],
    ['--merge deep a --render-as json', '{"x":2,"l":[1,{"q":2}],"s":"yes"}\n'],
    ['lst --merge deep --knock-out-prefix --', '---\n- a\n- b\n- z\n'],
    ['lst --render-as s', '["z", "a", "b"]\n'],
    ['b --type String', '--- foo\n'],
  ])('prints %s', async (line, stdout) => {
    expect(await lookup(line)).toEqual({ exitCode: 0, stdout, stderr: '' });
  });

  it.each(['nope', 'a.l.7', 'a..b', '--merge hash lst'])(
    'exits without output if there is no value: %s',
    async (line) => {
      expect(await lookup(line)).toEqual({ exitCode: 1, stdout: '', stderr: '' });
    },
  );

  it.each([
    ['', 'No keys were given to lookup.'],
    ['b --type Integer', 'Found value has wrong type, expects an Integer value, got String'],
    ['b --render-as nope', "Unknown rendering format 'nope'"],
    ['b --node other', 'No facts available for target node: other'],
    ['b --facts /none.yaml', 'No such file or directory @ rb_sysopen - /none.yaml'],
    ['b --merge zip', "The --merge option only accepts 'first', 'hash', 'unique', or 'deep'"],
    ['b --sort-merged-arrays', 'The options --knock-out-prefix, --sort-merged-arrays, and --merge-hash-arrays'],
  ])('refuses "%s"', async (line, message) => {
    const { exitCode, stderr } = await lookup(line);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`Error: Could not run: ${message}`);
  });

  it.each([
    ['--bogus b', 'invalid option: --bogus'],
    ['b --merge', 'missing argument: --merge'],
  ])('does not understand "%s"', async (line, message) => {
    expect((await lookup(line)).stderr).toBe(`Error: Could not parse application options: ${message}\n`);
  });

  it('explains a lookup with and without a value', async () => {
    const found = await lookup('--explain lst');
    expect(found.stdout).toContain(
      'Using merge options from "lookup_options" hash\nSearching for "lst"\n  Merge strategy unique\n',
    );
    const none = await lookup('--explain nope');
    expect(none.exitCode).toBe(0);
    expect(none.stdout).toMatch(/Function lookup\(\) did not find a value for the name 'nope'\n$/);
    const options = await lookup('--explain-options lst');
    expect(options.stdout).toMatch(/^Merge strategy hash\n {2}Global Data Provider/);
    expect((await lookup('--explain-options')).stdout).toBe(options.stdout);
  });

  it('reads facts from a file of the machine, and uses another node with them', async () => {
    const files = { '/root/facts.yaml': 'site: north\n', '/root/who.json': '{"hostname": "x"}' };
    expect((await lookup('b --facts /root/facts.yaml', files)).stdout).toBe('--- north\n');
    expect((await lookup('lst --node other --facts /root/facts.yaml', files)).stdout).toBe('---\n- a\n- b\n');
    expect((await lookup('b --facts /root/who.json', files)).stderr).toContain('they must all be overridden.');
  });
});
