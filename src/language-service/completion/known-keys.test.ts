import { describe, expect, it } from 'vitest';
import { createMarkedProject } from '../testing/service-of.ts';

type Texts = string | Readonly<Record<string, string>>;

function labelsAt(texts: Texts): readonly string[] {
  const { service, place } = createMarkedProject(texts);
  return service.answer('completion', place).items.map(({ label }) => label);
}

/** Returns the source of a class `a` with a parameter and a body. */
function inClass(parameter: string, body: string): string {
  return `class a (${parameter}) {\n  ${body}\n}\n`;
}

const HOSTS = 'Array[Struct[{ host => String, port => Integer }]] $hosts';
const SITES = 'Hash[String, Struct[{ ports => Array[Struct[{ number => Integer }]] }]] $sites';

describe("keys of a block's argument", () => {
  it.each<readonly [what: string, texts: Texts, labels: readonly string[]]>([
    ['elements of a list', inClass(HOSTS, "$hosts.each |$x| { notice($x['‸']) }"), ['host', 'port']],
    ['after the index', inClass(HOSTS, "$hosts.map |$i, $x| { $x['‸'] }"), ['host', 'port']],
    ['the first argument', inClass(HOSTS, "each($hosts) |$x| { notice($x['‸']) }"), ['host', 'port']],
    ['after what was gathered', inClass(HOSTS, "$hosts.reduce(0) |$sum, $x| { $sum + $x['‸'] }"), ['host', 'port']],
    ['in a block that is not closed', inClass(HOSTS, "$hosts.each |$x| { notice($x['‸"), ['host', 'port']],
    ['values of a hash', inClass(SITES, "$sites.each |$name, $site| { $site['‸'] }"), ['ports']],
    ['no keys of a key', inClass(SITES, "$sites.each |$name, $site| { $name['‸'] }"), []],
    [
      'values of a hash that is empty by default',
      inClass(`${SITES} = {}`, "$sites.each |$n, $s| { $s['‸'] }"),
      ['ports'],
    ],
    ['a block in a block', inClass(SITES, "$sites.each |$n, $s| { $s['ports'].each |$p| { $p['‸'] } }"), ['number']],
    ['a value of the manifest', "$x = [{ 'a' => { 'b' => 1 } }]\n$x.each |$e| { notice(\"${e['a']['‸']}\") }\n", ['b']],
    ['the value itself', "$x = { 'a' => 1 }\n$x.with |$y| { $y['‸'] }\n", ['a']],
    ['what has a type', inClass(HOSTS, "$hosts.each |Struct[{ other => Any }] $x| { $x['‸'] }"), ['other']],
  ])('%s', (_, texts, labels) => {
    expect(labelsAt(texts)).toEqual(labels);
  });

  it('are those of the facts', () => {
    const loop = "$facts['networking']['interfaces'].each |$name, $interface| { notice($interface['‸']) }\n";
    expect(labelsAt(loop)).toContain('mac');
  });
});

describe('keys in dig and get', () => {
  it.each<readonly [what: string, text: string, label: string]>([
    ['dig', "$facts.dig('os', '‸')\n", 'family'],
    ['dig without quotes', '$facts.dig(‸)\n', 'os'],
    ['dig as a function', "dig($facts, 'os', 'release', '‸')\n", 'major'],
    ['dig through a list', "$x = { 'a' => [{ 'b' => 1 }] }\n$x.dig('a', 0, '‸')\n", 'b'],
    ['get', "$facts.get('os.‸')\n", 'os.family'],
    ['get as a function', "get($facts, 'os.release.‸')\n", 'os.release.major'],
    ['fact', "fact('os.‸')\n", 'os.family'],
    ['getvar', "getvar('facts.os.‸')\n", 'facts.os.family'],
  ])('%s', (_, text, label) => {
    expect(labelsAt(text)).toContain(label);
  });
});

describe('data files of a level', () => {
  const files = {
    'data/common.yaml': 'a: 1',
    'data/nodes/a.yaml': 'a: 2',
    'other/x.yaml': 'a: 3',
    'data/readme.md': '',
  };
  it.each<readonly [what: string, config: string, labels: readonly string[]]>([
    ['a path', 'hierarchy:\n  - name: x\n    path: ‸\n', ['common.yaml', 'nodes/a.yaml']],
    ['a path in quotes', 'hierarchy:\n  - name: x\n    path: "nodes/‸"\n', ['common.yaml', 'nodes/a.yaml']],
    ['a list of paths', 'hierarchy:\n  - name: x\n    paths:\n      - ‸\n', ['common.yaml', 'nodes/a.yaml']],
    ['the default folder', 'defaults:\n  datadir: other\nhierarchy:\n  - name: x\n    path: ‸\n', ['x.yaml']],
    ["a level's own folder", 'hierarchy:\n  - name: x\n    datadir: other\n    path: ‸\n  - name: y\n', ['x.yaml']],
  ])('%s', (_, config, labels) => {
    expect(labelsAt({ 'hiera.yaml': `version: 5\n${config}`, ...files })).toEqual(labels);
  });

  it('replaces the whole typed path', () => {
    const config = 'version: 5\nhierarchy:\n  - name: x\n    path: nodes/‸b.yaml\n';
    const { service, place, files: all } = createMarkedProject({ 'hiera.yaml': config, ...files });
    const [item] = service.answer('completion', place).items;
    expect(all.get('hiera.yaml')?.slice(...(item?.range ?? [0, 0]))).toBe('nodes/b.yaml');
  });

  it('belongs to the module with that hierarchy', () => {
    const config = 'version: 5\nhierarchy:\n  - name: x\n    path: ‸\n';
    expect(labelsAt({ 'modules/m/hiera.yaml': config, 'modules/m/data/os.yaml': '', ...files })).toEqual(['os.yaml']);
  });
});
