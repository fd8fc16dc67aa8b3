import { describe, expect, it } from 'vitest';
import { releaseOfProject, withRelease, type Project } from './project.ts';

const project: Project = {
  name: 'Releases',
  files: {},
  node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

describe('the release of a project', () => {
  it('is that of new projects if the project names none, or an unknown one', () => {
    expect(releaseOfProject(project)).toBe('openvox-8');
    const later: object = { release: '9.1' };
    expect(releaseOfProject({ ...project, ...later })).toBe('openvox-8');
  });

  it('is part of the project only if it is not that of new projects', () => {
    const old = withRelease(project, '5.5');
    expect(releaseOfProject(old)).toBe('5.5');
    expect(withRelease(old, 'openvox-8')).toEqual(project);
  });
});
