import { expect, it } from 'vitest';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import { damagedDraft, isDraft } from './check-draft.ts';

const draft = { id: 'a', name: 'Clock', savedAt: 1, version: 1, project: ntpProject, open: [], active: undefined };
const { node, machine } = ntpProject;

it('accepts a draft with one node or with several', () => {
  expect(isDraft(draft)).toBe(true);
  expect(isDraft({ ...draft, project: { ...ntpProject, others: [{ node, machine }] } })).toBe(true);
  const archive = { shop: { versions: ['1.0'] } };
  expect(isDraft({ ...draft, project: { ...ntpProject, machine: { ...machine, archive } } })).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no project', { ...draft, project: undefined }],
  ['a file that is no text', { ...draft, project: { ...ntpProject, files: { 'a.pp': 1 } } }],
  ['files that are a list', { ...draft, project: { ...ntpProject, files: ['a'] } }],
  ['a node without facts', { ...draft, project: { ...ntpProject, node: { ...node, facts: null } } }],
  [
    'a machine without services',
    { ...draft, project: { ...ntpProject, machine: { ...machine, services: undefined } } },
  ],
  [
    'an archive with a package that is none',
    { ...draft, project: { ...ntpProject, machine: { ...machine, archive: { shop: {} } } } },
  ],
  ['another node that is none', { ...draft, project: { ...ntpProject, others: [{}] } }],
  ['a version that is no number', { ...draft, version: '1' }],
  ['open files that are no paths', { ...draft, open: [1] }],
])('sets aside %s', (_what, value) => {
  expect(isDraft(value)).toBe(false);
});

it("keeps the remains, under the draft's name if there is one", () => {
  expect(damagedDraft('a', { name: 'Clock', project: null })).toEqual({
    id: 'a',
    name: 'Clock',
    json: '{\n  "name": "Clock",\n  "project": null\n}',
  });
  expect(damagedDraft('b', undefined)).toEqual({ id: 'b', name: 'Unnamed', json: 'undefined' });
});
