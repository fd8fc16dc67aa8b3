import { describe, expect, it } from 'vitest';
import type { Project } from '../protocol/project/project.ts';
import { editedFiles } from '../protocol/project/text-edits.ts';
import { createEngine } from './engine.ts';

function projectOf(site: string): Project {
  return {
    name: 'test',
    files: { 'manifests/site.pp': site },
    node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
}

describe('the migration of a project', () => {
  it('has places, causes, and fixes grouped by kind', async () => {
    const project = projectOf('notify { "On $osfamily": }\nnotify { $hostname: }\n');
    const { findings, fixKinds, fixedFiles, markdown } = await createEngine().migrate({
      project,
      from: '7.34',
      to: '8.11',
    });
    expect(findings.map(({ kind, place, causes }) => [kind, place?.line, causes[0]?.id])).toEqual([
      ['error', 1, 'flat facts'],
      ['error', 2, 'flat facts'],
    ]);
    const [facts] = fixKinds;
    expect(facts?.count).toBe(2);
    expect(facts === undefined ? {} : editedFiles(project.files, facts.fix)).toEqual(fixedFiles);
    expect(fixedFiles['manifests/site.pp']).toContain("On ${facts['os']['family']}");
    expect(markdown).toContain('## Errors (2)');
  });

  it('marks an empty catalog', async () => {
    const releases = { from: '7.34', to: '8.11' } as const;
    const empty = await createEngine().migrate({
      project: projectOf("node 'a' { notify { 'x': } }\nnode default { }"),
      ...releases,
    });
    expect(empty).toMatchObject({ findings: [], isEmpty: true });
    const full = await createEngine().migrate({ project: projectOf("notify { 'x': }"), ...releases });
    expect(full.isEmpty).toBeUndefined();
  });
});
