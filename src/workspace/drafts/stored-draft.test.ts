import { describe, expect, it } from 'vitest';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import type { Project } from '../../protocol/project/project.ts';
import { fromStored, toStored } from './stored-draft.ts';

const kept = { 'logo.png': { kind: 'bytes', pack: 'one', at: 0, size: 4, why: 'binary' } } as const;
const large: Project = {
  ...ntpProject,
  files: Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`manifests/c${at}.pp`, `# ${at}\n`.repeat(200)])),
  kept,
  executable: { 'manifests/c1.pp': true },
};

it('writes a small project whole', () => {
  const { stored, base } = toStored(ntpProject, 'a', undefined);
  expect(stored).toEqual({ project: { ...ntpProject, release: 'openvox-8' } });
  expect(base).toBeUndefined();
  expect(fromStored(stored, base)).toEqual(ntpProject);
});

it('reads a project that was stored before OpenVox 8 with the release that it had', () => {
  expect(fromStored({ project: ntpProject }, undefined)).toEqual({ ...ntpProject, release: '8.11' });
  expect(fromStored({ project: { ...ntpProject, release: '5.5' } }, undefined)?.release).toBe('5.5');
});

describe('a large project', () => {
  const first = toStored(large, 'a', undefined);

  it('is written once as a base, with nothing beside it', () => {
    expect(first.isNewBase).toBe(true);
    expect(first.stored.project.files).toEqual({});
    expect(first.stored.packs).toEqual(['one']);
    expect(fromStored(first.stored, first.base)).toEqual(large);
  });

  it('is written as the difference to the base, and restored completely', () => {
    const { 'manifests/c2.pp': _gone, ...others } = large.files;
    const files = { ...others, 'manifests/c3.pp': 'changed', 'new.pp': 'new' };
    const edited = { ...large, files };
    const { stored, base, isNewBase } = toStored(edited, 'a', first.base);
    expect(isNewBase).toBe(false);
    expect(stored.project.files).toEqual({ 'manifests/c3.pp': 'changed', 'new.pp': 'new' });
    expect(stored.project.kept).toBeUndefined();
    expect(stored.over?.gone).toEqual(['manifests/c2.pp']);
    expect(fromStored(stored, base)).toEqual(edited);
  });

  it('records kept files that differ from those of the base', () => {
    const { kept: _kept, executable: _executable, ...without } = large;
    const { stored, base } = toStored(without, 'a', first.base);
    expect(fromStored(stored, base)).toEqual(without);
    const moved = { ...large, kept: { 'img/logo.png': kept['logo.png'] } };
    const again = toStored(moved, 'a', first.base);
    expect(fromStored(again.stored, again.base)).toEqual(moved);
  });

  it('gets a new base when much of it differs', () => {
    const rewritten = { ...large, files: { ...large.files, 'big.pp': 'x'.repeat(1_000_001) } };
    const again = toStored(rewritten, 'a', first.base);
    expect(again.isNewBase).toBe(true);
    expect(fromStored(again.stored, again.base)).toEqual(rewritten);
  });

  it('cannot be read without its base', () => {
    expect(fromStored(first.stored, undefined)).toBeUndefined();
  });
});
