import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Augeas } from '../../machine/augeas/augeas.ts';
import { transforms } from '../../machine/augeas/lenses/index.ts';
import { readText } from '../../machine/augeas/read.ts';
import { AugeasError, TreeNode } from '../../machine/augeas/tree.ts';
import { writeText } from '../../machine/augeas/write.ts';
import { createTarget } from '../../machine/description.ts';
import { applyManifest } from '../../testing/apply.ts';
import { executeAll } from './changes.ts';
import { parseArray, parseCommands } from './commands.ts';

/** A recorded edit; `text` is absent for a file that does not exist. */
interface Case {
  readonly case: string;
  readonly lens: string;
  readonly path: string;
  readonly text: string | null;
  readonly commands: readonly string[];
}

interface Expected {
  readonly case: string;
  readonly text: string | null;
  readonly match?: Readonly<Record<string, readonly string[] | null>>;
}

function readLines(name: string): readonly string[] {
  const folder = join(import.meta.dirname, '../../../../e2e/conformance/augeas');
  return readFileSync(join(folder, name), 'utf8').trim().split('\n');
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch (thrown) {
    if (thrown instanceof AugeasError) return null;
    throw thrown;
  }
}

const cases = readLines('cases.jsonl').map((line): Case => JSON.parse(line));
const rows = readLines('expected.jsonl').map((line): Expected => JSON.parse(line));
const expected = new Map(rows.map((row) => [row.case, row]));

function openCase({ lens, path, text }: Case): Augeas {
  const target = createTarget({ files: { '/etc/.keep': '', ...(text === null ? {} : { [path]: text }) } });
  if (text === null && target.files.exists(path)) target.files.unlink(path);
  const chosen = transforms.filter(({ module }) => module === lens);
  return new Augeas(
    target.files,
    chosen.map((each) => ({ ...each, includes: [path], excludes: [] })),
    '',
  );
}

describe('edits of a file', () => {
  test.each(cases)('equal those of the real Augeas: $case', (each) => {
    const augeas = openCase(each);
    const text = attempt(() => {
      executeAll(augeas, parseCommands(each.commands, ''));
      const edits = augeas.save();
      return edits.has(each.path) ? (edits.get(each.path) ?? null) : each.text;
    });
    const match = Object.keys(expected.get(each.case)?.match ?? {}).map((path) => [
      path,
      attempt(() => augeas.match(path).map((node) => node.path)),
    ]);
    expect({ case: each.case, text, ...(match.length === 0 ? {} : { match: Object.fromEntries(match) }) }).toEqual(
      expected.get(each.case),
    );
  });

  it('keep all other text: a file that nothing changes is written as it is', () => {
    for (const { lens, text } of cases) {
      const found = transforms.find(({ module }) => module === lens)?.lens;
      const node = new TreeNode(undefined);
      const skeleton = found === undefined || text === null ? undefined : readText(found, text, node);
      // Skips apt's lens, because Augeas itself rewrites `APT::Name` as a block.
      if (found === undefined || skeleton === undefined || lens === 'AptConf') continue;
      expect(writeText(found, node, skeleton)).toBe(text);
    }
  });

  it('end soon for any text', () => {
    const parts = [
      'a',
      ' ',
      '\n',
      '#',
      '"',
      "'",
      '=',
      '\\',
      '(',
      ')',
      '[',
      ']',
      ';',
      ':',
      ',',
      '{',
      '}',
      '$',
      '&&',
      '|',
    ];
    const texts = fc.array(fc.constantFrom(...parts), { maxLength: 100 }).map((all) => `${all.join('')}\n`);
    fc.assert(
      fc.property(fc.constantFrom(...transforms), texts, ({ lens }, text) => {
        expect(readText(lens, text, new TreeNode(undefined))?.end ?? text.length).toBe(text.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('augeas', () => {
  const hosts = { '/etc/hosts': '127.0.0.1 localhost\n' };
  const code = `augeas { 'host':
      context => '/files/etc/hosts',
      changes => ['set 01/ipaddr 10.0.0.1', 'set 01/canonical "files.example.com"'],
      onlyif  => "match *[ipaddr = '10.0.0.1'] size == 0",
    } ~> exec { '/bin/true': refreshonly => true }`;

  it('changes files once, and refreshes others', async () => {
    const { target, log } = await applyManifest(code, { machine: { files: hosts } });
    expect(target.files.readText('/etc/hosts')).toBe('127.0.0.1 localhost\n10.0.0.1\tfiles.example.com\n');
    expect(log).toEqual([
      'notice Augeas[host]/returns: executed successfully',
      'info Augeas[host]: Scheduling refresh of Exec[/bin/true]',
      "notice Exec[/bin/true]: Triggered 'refresh' from 1 event",
    ]);
    const second = await applyManifest(code, { target });
    expect(second.log).toEqual([]);
  });

  it('changes nothing with noop', async () => {
    const { target, log } = await applyManifest(`Augeas { noop => true } ${code}`, { machine: { files: hosts } });
    expect(target.files.readText('/etc/hosts')).toBe('127.0.0.1 localhost\n');
    expect(log[0]).toBe('notice Augeas[host]/returns: executed successfully (noop)');
  });

  it('requires a lens with a file', async () => {
    const { error } = await applyManifest("augeas { 'x': lens => 'Hosts.lns', changes => 'set 1/a 2' }");
    expect(error).toContain(
      'Validation of Augeas[x] failed: You must specify both the lens and incl parameters, or neither.',
    );
  });

  it('rejects expressions and files of any depth', async () => {
    const deep = 'a { '.repeat(20_000);
    const { log } = await applyManifest(
      `augeas { 'path': changes => "rm /files/*[${'('.repeat(5000)}" }
       augeas { 'pattern': changes => "rm /files/etc/hosts/*[canonical =~ regexp('[')]" }
       augeas { 'deep': context => '/files/etc/apt/apt.conf', changes => 'set b 1' }`,
      { machine: { files: { ...hosts, '/etc/apt/apt.conf': deep } } },
    );
    expect(log.map((line) => line.slice(0, 60))).toEqual([
      'err Augeas[path]: Could not evaluate: Error sending command ',
      'err Augeas[pattern]: Could not evaluate: Error sending comma',
      'warning Augeas[deep](provider=augeas): Loading failed for on',
      'err Augeas[deep]: Could not evaluate: Save failed, see debug',
    ]);
  });

  it('names lenses and files that the machine does not know', async () => {
    const { log } = await applyManifest(
      `augeas { 'lens': lens => 'Xml.lns', incl => '/etc/a.xml', changes => 'set a 1' }
       augeas { 'file': changes => 'set /files/etc/a.xml/a 1' }
       augeas { 'path': load_path => '/tmp', changes => 'set /files/etc/hosts/1/canonical x' }`,
      { machine: { files: hosts } },
    );
    expect(log.map((line) => line.replace(/; it knows .*/, ''))).toEqual([
      'err Augeas[lens]: Could not evaluate: The simulated machine has no lens Xml.lns',
      'err Augeas[file]: Could not evaluate: The simulated machine has no lens for /etc/a.xml/a',
      'err Augeas[path]: Could not evaluate: The simulated machine cannot load lenses from files (load_path)',
    ]);
  });
});

it('reads arrays of strings', () => {
  expect(parseArray(`['a', "b\\tc", 'd\\'e']`)).toEqual(['a', 'b\tc', "d'e"]);
  expect(parseArray('[]')).toEqual([]);
  expect(parseArray("['a' 'b']")).toBeUndefined();
});
