import { describe, expect, it } from 'vitest';
import {
  applyCatalog,
  builtinTypes,
  compile,
  createTarget,
  collectFacts,
  platforms,
  typeKnowledge,
  valuesFromJson,
  type AssignedValue,
} from '../../engine/index.ts';
import { toCompiled, collectOutcomes } from '../knowledge/last-results.ts';
import { LanguageService } from '../service.ts';

async function hintsOf(texts: Readonly<Record<string, string>>, file: string): Promise<readonly string[]> {
  const service = await appliedService(texts);
  return hintsNow(service, texts, file);
}

function hintsNow(service: LanguageService, texts: Readonly<Record<string, string>>, file: string): readonly string[] {
  const text = texts[file] ?? '';
  return service
    .answer('inlays', { file })
    .hints.map(({ offset, label }) => `${text.slice(0, offset).split('\n').length}:${label}`);
}

async function appliedService(texts: Readonly<Record<string, string>>): Promise<LanguageService> {
  const files = new Map(Object.entries(texts));
  const facts = collectFacts(platforms['debian-12'], 'playground.example.com');
  const assignments: AssignedValue[] = [];
  const { catalog } = compile({
    files: { paths: [...files.keys()], read: (path) => files.get(path) },
    node: { name: 'playground.example.com', facts: valuesFromJson(facts) },
    types: typeKnowledge(builtinTypes),
    watchAssignment: (assigned) => {
      assignments.push(assigned);
    },
  });
  const service = new LanguageService();
  if (catalog === undefined) return service;
  const report = await applyCatalog(catalog, createTarget(), { types: builtinTypes });
  service.update({
    files,
    facts,
    compiled: toCompiled(catalog, assignments, (file) => files.get(file)),
    outcomes: collectOutcomes(report),
  });
  return service;
}

const site = 'manifests/site.pp';

describe('hints', () => {
  it("report a file's changed content, without digests", async () => {
    expect(await hintsOf({ [site]: "file { '/etc/motd':\n  content => 'x',\n}\n" }, site)).toEqual([
      '1: changed: content changed',
    ]);
  });

  it('show the values of variables', async () => {
    const text = "$x = 1 + 2\n$family = $facts['os']['family']\n$y = 'plain'\n[$a, $b] = [$x * 2, 8]\n";
    expect(await hintsOf({ [site]: text }, site)).toEqual(['1: = 3', "2: = 'Debian'", '4: = 6', '4: = 8']);
  });

  it('show all values of an assignment that is evaluated several times', async () => {
    const text = "define d {\n  $x = \"v${title}\"\n}\nd { ['a', 'b']: }\n";
    expect(await hintsOf({ [site]: text }, site)).toContain("2: = 'va' | 'vb'");
  });

  it("show a parameter's value if it differs from the default", async () => {
    const text = "class a (\n  Integer $x = 1,\n  Integer $y = 2,\n) {\n}\nclass { 'a': x => 5 }\n";
    expect(await hintsOf({ [site]: text }, site)).toContain('2: = 5');
  });

  it('do not print values with exponentially many parts', async () => {
    const text = '$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\n$y = \'a\'\n$z = "${y}b"\n';
    expect(await hintsOf({ [site]: text }, site)).toEqual(['1: = …', "3: = 'ab'"]);
  });

  it('keep secrets', async () => {
    expect(await hintsOf({ [site]: "$x = Sensitive('secret')\n" }, site)).toEqual(['1: = Sensitive [value redacted]']);
  });

  it('show the outcomes of the run', async () => {
    const hints = await hintsOf(
      { [site]: "notify { 'a': }\n['b', 'c'].each |$t| {\n  notify { \"x${t}\": }\n}\n" },
      site,
    );
    expect(hints[0]).toMatch(/^1: changed: /);
    expect(hints[1]).toBe('3: 2 changed');
  });

  it('show nothing for a resource that replaced another one on its line', async () => {
    const service = await appliedService({ [site]: "file { '/etc/motd':\n  content => 'x',\n}\n" });
    const files = new Map([[site, 'package { $packages:\n  ensure => installed,\n}\n']]);
    service.update({ ...service.project, files });
    expect(hintsNow(service, Object.fromEntries(files), site)).toEqual([]);
  });

  it('show no values once the code has changed', async () => {
    const service = await appliedService({ [site]: '$x = 1 + 2\n' });
    const files = new Map([[site, '$x = 1 + 3\n']]);
    service.update({ ...service.project, files });
    expect(hintsNow(service, Object.fromEntries(files), site)).toEqual([]);
  });
});

describe('hover and completion after a compile', () => {
  it('show the value of a variable', async () => {
    const texts = { [site]: '$x = 1 + 2\nclass a ($p = $x * 2) {\n  notice($x, $p)\n}\ninclude a\n' };
    const service = await appliedService(texts);
    const offset = texts[site].indexOf('$x, $p') + 1;
    expect(service.answer('hover', { file: site, offset })?.contents).toContain('Value in the last compilation: `3`');
    expect(service.answer('hover', { file: site, offset: offset + 4 })?.contents).toContain('`6`');
    const item = service.answer('completion', { file: site, offset }).items.find(({ label }) => label === '$p');
    expect(item?.detail).toContain('= 6');
  });

  it('show the outcome of a resource', async () => {
    const texts = { [site]: "notify { 'a': message => 'b' }\n" };
    const service = await appliedService(texts);
    const contents = service.answer('hover', { file: site, offset: 10 })?.contents ?? '';
    expect(contents).toContain("`message` => `'b'`");
    expect(contents).toContain('Last run: **changed**');
  });
});
