import { expect, it } from 'vitest';
import { editedFiles } from '../../protocol/project/text-edits.ts';
import type { Project } from '../../protocol/project/project.ts';
import { createEngine } from '../engine.ts';

const project: Project = {
  name: 'Hiera 3',
  files: {
    'hiera.yaml': ':hierarchy:\n  - common\n',
    'hieradata/common.yaml': 'greeting: hello\n',
    'manifests/site.pp': "notify { lookup('greeting'): }\n",
  },
  node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

it('a configuration of version 3 is offered as version 5, which finds the same data', async () => {
  const { analyze } = createEngine();
  const { problems } = await analyze({ revision: 1, project });
  const fix = problems.find(({ code }) => code === 'HIERA_VERSION_3_NOT_GLOBAL')?.fix;
  if (fix === undefined) throw new Error('There is no fix.');
  expect(fix.title).toBe('Change to version 5');
  const files = editedFiles(project.files, fix);
  const { problems: left, catalog } = await analyze({
    revision: 2,
    project: { ...project, files: { ...project.files, ...files } },
  });
  expect(left).toEqual([]);
  expect(catalog?.resources.map(({ ref }) => ref)).toContain('Notify[hello]');
});
