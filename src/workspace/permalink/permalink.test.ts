import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflateSync, strToU8 } from 'fflate';
import type { Project } from '../../protocol/project/project.ts';
import { limits } from '../limits.ts';
import { toBase64Url } from './base64url.ts';
import { deflateBytes } from './deflate.ts';
import { dictionaryV1 } from './dictionary-v1.ts';
import { lessonHash, addressProblemText, projectHash, readAddress } from './permalink.ts';
import type { SharedProject } from './version-1.ts';

const dictionary = strToU8(dictionaryV1);

/** Creates a version 1 link with any content, without a checksum. */
function linkOfText(json: string): string {
  return `#p/1/${toBase64Url(deflateBytes(strToU8(json), dictionary))}`;
}

function linkOf(data: unknown): string {
  return linkOfText(JSON.stringify(data));
}

function hashOf(shared: SharedProject): string {
  const hash = projectHash(shared);
  if (!hash.ok) throw new Error(hash.problem.kind);
  return hash.value;
}

const minimal = { n: 'x', f: { 'manifests/site.pp': '' } };

const machine = {
  files: { '/etc/motd': 'hi\n', '/srv': null },
  packages: { ntp: '1.0' },
  services: { ntp: { ensure: 'stopped', enable: 'false' } },
} as const;

const project: Project = {
  name: 'Clock',
  files: {
    'manifests/site.pp': 'include ntp\n',
    'modules/ntp/manifests/init.pp': "class ntp {\n  notify { 'ü🕰': }\n}\n",
  },
  node: { certname: 'time.example.com', platform: 'rhel-9', facts: { role: 'clock', rack: [1, { a: null }] } },
  machine,
};

function problemOf(hash: string): string {
  const read = readAddress(hash);
  return read.ok ? 'opened' : read.problem.kind;
}

describe('a link', () => {
  it('opens the same project, with the same files open', () => {
    const shared = {
      project,
      open: ['modules/ntp/manifests/init.pp', 'manifests/site.pp'],
      active: 'modules/ntp/manifests/init.pp',
    };
    expect(readAddress(hashOf(shared))).toEqual({ ok: true, value: { kind: 'project', shared } });
  });

  it('opens all nodes of the project', () => {
    const db = {
      node: { certname: 'db.example.com', platform: 'debian-12', facts: { role: 'db' }, legacyFacts: true },
      machine,
    } as const;
    const node = { certname: 'node.example.com', platform: 'debian-12', facts: {} } as const;
    const shared = {
      project: { ...project, others: [db, { node, machine: { files: {}, packages: {}, services: {} } }] },
      open: [],
      active: undefined,
    };
    expect(readAddress(hashOf(shared))).toEqual({ ok: true, value: { kind: 'project', shared } });
  });

  it('opens a project for Puppet 3.8 with that release', () => {
    const old: Project = { ...project, release: '3.8-future' };
    const read = readAddress(hashOf({ project: old, open: [], active: undefined }));
    expect(read).toMatchObject({ ok: true, value: { shared: { project: { release: '3.8-future' } } } });
  });

  it('keeps the release of the project', () => {
    const old: Project = { ...project, release: '5.5' };
    const read = readAddress(hashOf({ project: old, open: [], active: undefined }));
    expect(read).toMatchObject({ ok: true, value: { shared: { project: { release: '5.5' } } } });
  });

  it('opens without an unknown release, and reports its name', () => {
    const read = readAddress(linkOf({ ...minimal, v: '9.1' }));
    expect(read).toMatchObject({ ok: true, value: { unknownRelease: '9.1' } });
    expect(read.ok && read.value.kind === 'project' && 'release' in read.value.shared.project).toBe(false);
  });

  it('is refused if two nodes have the same certname, or one is invalid', () => {
    const refusal = { ok: false, problem: { kind: 'shape', where: 'nodes' } };
    expect(readAddress(linkOf({ ...minimal, w: [{ c: 'node.example.com' }] }))).toEqual(refusal);
    expect(readAddress(linkOf({ ...minimal, w: [{ c: 'a' }, { c: 'a' }] }))).toEqual(refusal);
    expect(readAddress(linkOf({ ...minimal, w: [{ c: 'a', x: 1 }] }))).toEqual(refusal);
    expect(readAddress(linkOf({ ...minimal, w: 'a' }))).toEqual(refusal);
    expect(readAddress(linkOf({ ...minimal, w: [{ c: 'a' }, { c: 'b' }] })).ok).toBe(true);
  });

  it("contains all parts of a machine's description", () => {
    const whole = {
      ...machine,
      archive: {
        shop: {
          versions: ['1.0', '1:2.0~rc1-1'],
          depends: ['nginx|apache2', 'curl'],
          files: { '/etc/shop.conf': 'ü\n' },
          unit: 'shop',
        },
        constructor: { versions: ['1'] },
      },
      links: { '/etc/localtime': '/usr/share/zoneinfo/UTC' },
      attributes: { '/etc/motd': { mode: '0600', owner: 'www-data', group: 'adm' } },
      removed: { files: ['/etc/hosts'], packages: ['sudo'], services: ['cron'] },
    } as const;
    const shared = { project: { ...project, machine: whole }, open: [], active: undefined };
    expect(readAddress(hashOf(shared))).toEqual({ ok: true, value: { kind: 'project', shared } });
  });

  it('works for any file content', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
        const shared = { project: { ...project, files: { 'manifests/site.pp': text } }, open: [], active: undefined };
        expect(readAddress(hashOf(shared))).toEqual({ ok: true, value: { kind: 'project', shared } });
      }),
    );
  });

  it('is short for a small manifest', () => {
    const small = { ...project, files: { 'manifests/site.pp': "package { 'nginx':\n  ensure => installed,\n}\n" } };
    const plain = { ...small, machine: { files: {}, packages: {}, services: {} } };
    expect(hashOf({ project: plain, open: [], active: undefined }).length).toBeLessThan(150);
  });
});

describe('a link that does not fit', () => {
  it.each([1, 5, 20, 40])('is refused when its last %i characters are missing', (missing) => {
    const whole = hashOf({ project, open: [], active: undefined });
    expect(problemOf(whole.slice(0, -missing))).toBe('damaged');
  });

  it('is refused if it is invalid base64url, or empty', () => {
    expect(problemOf('#p/1/%%%')).toBe('damaged');
    expect(problemOf('#p/1/')).toBe('damaged');
    expect(problemOf('#p/1/AAAA')).toBe('damaged');
  });

  it('is reported as newer', () => {
    const read = readAddress('#p/7/whatever');
    expect(read).toEqual({ ok: false, problem: { kind: 'newer', version: 7 } });
    expect(read.ok ? '' : addressProblemText(read.problem)).toContain('newer version of Bunraku');
  });

  it.each(['#p/0/AAAA', '#nonsense', '#example/../x', '#p/1'])('is not known: %s', (hash) => {
    expect(problemOf(hash)).toBe('unknown');
  });

  it('is refused while it inflates past the cap, long before its end', () => {
    const bomb = deflateSync(new Uint8Array(limits.inflatedBytes * 8), { level: 9 });
    // The second half of the data is missing. A reader that inflated all of it would report damage instead.
    expect(problemOf(`#p/1/${toBase64Url(bomb.subarray(0, bomb.length / 2))}`)).toBe('too-large');
  });

  it('is not created for a project that no page would open', () => {
    const noise = Array.from({ length: 30_000 }, (_, index) => (index * 2_654_435_761) % 4_294_967_291).join(' ');
    const spaces = ' '.repeat(limits.inflatedBytes);
    const problems = [noise, spaces].map((text) => {
      const files = { 'manifests/site.pp': text };
      const hash = projectHash({ project: { ...project, files }, open: [], active: undefined });
      return hash.ok ? 'made' : hash.problem.kind;
    });
    expect(problems).toEqual(['too-long-for-link', 'too-long-for-link']);
  });

  it('is refused if it is too long', () => {
    expect(problemOf(`#p/1/${'A'.repeat(limits.linkLength + 1)}`)).toBe('too-large');
  });

  it.each([
    ['no object', []],
    ['an unknown key', { ...minimal, x: 1 }],
    ['no files', { n: 'x' }],
    ['files that are a list', { n: 'x', f: ['a'] }],
    ['a file that is no text', { n: 'x', f: { 'a.pp': 1 } }],
    ['a path that climbs', { n: 'x', f: { '../../etc/passwd': '' } }],
    ['an absolute path', { n: 'x', f: { '/etc/passwd': '' } }],
    ['a path that climbs by backslashes', { n: 'x', f: { '..\\b.pp': '' } }],
    ['a file under a file', { n: 'x', f: { a: '', 'a/b': '' } }],
    ['a name of an object’s own', { n: 'x', f: { constructor: '' } }],
    ['a certname with a slash', { ...minimal, c: '../x' }],
    ['an unknown platform', { ...minimal, p: 'plan9' }],
    ['facts that are a list', { ...minimal, a: [1] }],
    ['a machine with an unknown area', { ...minimal, m: { users: {} } }],
    ['a link of the machine without a slash', { ...minimal, m: { links: { a: '/b' } } }],
    ['an archive that is a list', { ...minimal, m: { archive: [] } }],
    ['a package without versions', { ...minimal, m: { archive: { shop: { files: {} } } } }],
    ['a package of a hostile name', { ...minimal, m: { archive: { '$(rm -r /)': { versions: ['1'] } } } }],
    ['a mode that is none', { ...minimal, m: { attributes: { '/a': { mode: '999', owner: 'root', group: 'root' } } } }],
    ['attributes without an owner', { ...minimal, m: { attributes: { '/a': { mode: '0644', group: 'root' } } } }],
    ['removed things that are no list', { ...minimal, m: { removed: { files: '/etc/motd' } } }],
    ['removed things of an unknown kind', { ...minimal, m: { removed: { users: ['root'] } } }],
    [
      'a machine with too much that is removed',
      { ...minimal, m: { removed: { packages: Array.from({ length: limits.machineEntries + 1 }, () => 'a') } } },
    ],
    ['a service in an unknown state', { ...minimal, m: { services: { a: { ensure: 'maybe', enable: 'true' } } } }],
    ['a name that is too long', { ...minimal, n: 'x'.repeat(limits.nameLength + 1) }],
    [
      'too many files',
      { n: 'x', f: Object.fromEntries(Array.from({ length: limits.files + 1 }, (_, i) => [`f${i}`, ''])) },
    ],
  ])('is refused with %s', (_what, data) => {
    expect(['shape', 'damaged']).toContain(problemOf(linkOf(data)));
  });

  it('is refused with a prototype in it, and leaves objects as they are', () => {
    const json = '{"n":"x","f":{"__proto__":"y"}}';
    expect(problemOf(linkOfText(json))).toBe('shape');
    const facts = '{"n":"x","f":{"a.pp":""},"a":{"__proto__":{"polluted":true}}}';
    expect(problemOf(linkOfText(facts))).toBe('shape');
    expect('polluted' in {}).toBe(false);
  });

  it('is refused with facts nested too deep, without overflowing', () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    expect(problemOf(linkOfText(`{"n":"x","f":{"a.pp":""},"a":${deep}}`))).toBe('shape');
  });

  it('never throws, for any hash', () => {
    const isAnswered = (hash: string): boolean => typeof readAddress(hash).ok === 'boolean';
    expect(isAnswered('#')).toBe(true);
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => isAnswered(`#p/1/${toBase64Url(bytes)}`)));
    fc.assert(fc.property(fc.string(), (text) => isAnswered(`#${text}`)));
    fc.assert(fc.property(fc.json(), (json) => isAnswered(linkOf(JSON.parse(json)))));
  });
});

describe('other addresses', () => {
  it('open nothing, an example, or one manifest', () => {
    expect(readAddress('')).toEqual({ ok: true, value: { kind: 'nothing' } });
    expect(readAddress('#example/ntp')).toEqual({ ok: true, value: { kind: 'example', id: 'ntp' } });
    const read = readAddress(`#src=${encodeURIComponent("notify { 'a': }\n")}`);
    expect(read).toMatchObject({
      value: { kind: 'project', shared: { project: { files: { 'manifests/site.pp': "notify { 'a': }\n" } } } },
    });
    expect(problemOf('#src=%E0%A4%A')).toBe('damaged');
  });
});

it('names a puzzle, and the puzzle of the day', () => {
  expect(lessonHash('puzzles/after-you')).toBe('#puzzle/after-you');
  expect(readAddress('#puzzle/after-you')).toEqual({ ok: true, value: { kind: 'lesson', id: 'puzzles/after-you' } });
  expect(readAddress('#puzzle/today')).toEqual({ ok: true, value: { kind: 'puzzle of the day' } });
  expect(readAddress('#puzzle/../x')).toMatchObject({ ok: false });
});
