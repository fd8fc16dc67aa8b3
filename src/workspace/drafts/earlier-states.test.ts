import { describe, expect, it } from 'vitest';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import { differenceTo, isWorthKeeping, statesToForget } from './earlier-states.ts';

const edited = { ...ntpProject, files: { 'manifests/site.pp': 'other' } };

describe('an earlier state', () => {
  it('is kept when the project changed, and at least a minute after the last one', () => {
    expect(isWorthKeeping({ project: ntpProject }, { project: edited }, undefined, 0)).toBe(true);
    expect(isWorthKeeping({ project: ntpProject }, { project: edited }, 0, 59_000)).toBe(false);
    expect(isWorthKeeping({ project: ntpProject }, { project: edited }, 0, 60_000)).toBe(true);
  });

  it('is always kept before a restore', () => {
    expect(isWorthKeeping({ project: ntpProject }, { project: edited }, 0, 1000, true)).toBe(true);
    expect(isWorthKeeping({ project: ntpProject }, { project: { ...ntpProject } }, 0, 1000, true)).toBe(false);
  });

  it('differs by a name, a file or a node', () => {
    const others = [
      { ...ntpProject, name: 'x' },
      { ...ntpProject, files: { ...ntpProject.files, 'a.pp': '' } },
      { ...ntpProject, files: { 'manifests/site.pp': 'include ntp\n' } },
      { ...ntpProject, node: { ...ntpProject.node, facts: { a: 1 } } },
    ];
    expect(others.map((other) => isWorthKeeping({ project: ntpProject }, { project: other }, undefined, 0))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('describes the effect of restoring it', () => {
    const now = { ...ntpProject, name: 'New', files: { 'manifests/site.pp': 'other', 'a.pp': 'a' } };
    const difference = differenceTo(ntpProject, now);
    expect(difference.files.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'a.pp taken away',
      'manifests/site.pp changed',
      'modules/ntp/manifests/init.pp brought back',
    ]);
    expect(difference).toMatchObject({ name: ntpProject.name, nodes: false });
    expect(differenceTo(now, now)).toEqual({ files: [], name: undefined, nodes: false, kept: false });
    const moved = { ...now, node: { ...now.node, certname: 'b' } };
    expect(differenceTo(now, moved).nodes).toBe(true);
    const link = { kind: 'link', target: 'b' } as const;
    expect(differenceTo(now, { ...now, kept: { a: link } }).kept).toBe(true);
  });

  it('is not kept when nothing changed', () => {
    expect(isWorthKeeping({ project: ntpProject }, { project: { ...ntpProject } }, undefined, 0)).toBe(false);
  });

  it('of a large project is compared by the differences to its base', () => {
    const over = { id: 'base', gone: [], hasItsKept: true };
    const before = { project: ntpProject, over };
    expect(isWorthKeeping(before, { project: ntpProject, over: { ...over } }, undefined, 0)).toBe(false);
    expect(isWorthKeeping(before, { project: ntpProject, over: { ...over, id: 'new' } }, undefined, 0)).toBe(true);
  });

  it('pushes out the oldest of twenty', () => {
    const keys = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(statesToForget(keys)).toEqual([1]);
    expect(statesToForget(keys.slice(0, 19))).toEqual([]);
  });
});
