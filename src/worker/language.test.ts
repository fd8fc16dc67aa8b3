import { expect, it } from 'vitest';
import type { Project } from '../protocol/project/project.ts';
import { createEngine } from './engine.ts';
import { createLanguage } from './language.ts';
import type { LastResults } from './wire/results-channel.ts';

const text = '$count = 1 + 2\n\nnotify { \'three\':\n  message => "${count} times",\n}\n';
const project: Project = {
  name: 'Counting',
  files: { 'manifests/site.pp': text },
  node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

/** Returns the results of a compile and a run, as sent between workers. */
async function resultsOf(): Promise<readonly LastResults[]> {
  const reported: LastResults[] = [];
  const engine = createEngine(undefined, (results) => reported.push(structuredClone(results)));
  await engine.analyze({ revision: 1, project });
  await engine.apply({ revision: 1, project, noop: false }, () => {});
  return reported;
}

it('shows the values and outcomes that the engine reports', async () => {
  const { api, takeResults } = createLanguage();
  await api.change({ isWhole: true, files: project.files, node: project.node });
  for (const results of await resultsOf()) takeResults(results);
  const { hints } = await api.answer('inlays', { file: 'manifests/site.pp' });
  expect(hints.map(({ label }) => label.trim())).toEqual(['= 3', expect.stringMatching(/^changed/)]);
});

it('shows no values once the code has changed', async () => {
  const { api, takeResults } = createLanguage();
  await api.change({ isWhole: true, files: project.files, node: project.node });
  for (const results of await resultsOf()) takeResults(results);
  await api.change({ isWhole: false, files: { 'manifests/site.pp': `# A comment.\n${text}` } });
  const { hints } = await api.answer('inlays', { file: 'manifests/site.pp' });
  expect(hints.filter(({ kind }) => kind === 'value')).toEqual([]);
});

it('reads the project’s style settings, and reports their mistakes', async () => {
  const { api } = createLanguage();
  const files = { 'manifests/site.pp': '# A note.\nnotify { "a": }\n', '.puppet-lint.rc': '--colour\n' };
  await api.change({ isWhole: true, files, node: project.node });
  expect((await api.lint('manifests/site.pp')).map(({ code }) => code)).toEqual(['lint:double_quoted_strings']);
  expect((await api.lint('.puppet-lint.rc')).map(({ place }) => place)).toEqual([{ file: '.puppet-lint.rc', line: 1 }]);
  const quiet = { '.puppet-lint.rc': '--no-double_quoted_strings-check\n' };
  await api.change({ isWhole: false, files: quiet });
  expect(await api.lint('manifests/site.pp')).toEqual([]);
});
