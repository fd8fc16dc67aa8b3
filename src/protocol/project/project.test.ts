import { describe, expect, it } from 'vitest';
import { releaseIds } from '../../engine/index.ts';
import { projectReleases, releaseOfProject, withRelease, type Project } from './project.ts';

const project: Project = {
  name: 'Releases',
  files: {},
  node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

describe('the release of a project', () => {
  it('is one of those that the engine has', () => {
    expect(projectReleases).toEqual(releaseIds.toReversed());
  });

  it('is the newest if the project names none, or an unknown one', () => {
    expect(releaseOfProject(project)).toBe('8.11');
    const later: object = { release: '9.1' };
    expect(releaseOfProject({ ...project, ...later })).toBe('8.11');
  });

  it('is stored only if it is an older one', () => {
    const old = withRelease(project, '5.5');
    expect(releaseOfProject(old)).toBe('5.5');
    expect(withRelease(old, '8.11')).toEqual(project);
  });
});
