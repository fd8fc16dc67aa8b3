import { expect, it } from 'vitest';
import { ntpProject } from '../testing/ntp-fixture.ts';
import type { Project } from './project.ts';
import { ProjectReceiver, ProjectSender } from './project-wire.ts';

it('sends projects as changes of files, in order', () => {
  const sender = new ProjectSender();
  const receiver = new ProjectReceiver();
  const edited: Project = { ...ntpProject, files: { ...ntpProject.files, 'manifests/site.pp': 'edited', 'a.pp': '' } };
  const other: Project = { ...ntpProject, name: 'Other', files: { 'x.pp': 'x' } };
  const empty: Project = { ...ntpProject, files: {} };
  for (const project of [ntpProject, edited, edited, ntpProject, other, edited, empty, other]) {
    expect(receiver.project(structuredClone(sender.project(project)))).toEqual(project);
  }
});

it('does not send unchanged files again', () => {
  const sender = new ProjectSender();
  sender.project(ntpProject);
  const edited = { ...ntpProject, files: { ...ntpProject.files, 'manifests/site.pp': 'edited' } };
  expect(sender.project(edited).files).toEqual({ kind: 'changes', files: { 'manifests/site.pp': 'edited' } });
  expect(sender.project({ ...edited, name: 'x' }).files).toEqual({ kind: 'changes', files: {} });
});

it('leaves kept bytes on the page, and sends the contents behind links', () => {
  const sender = new ProjectSender();
  const receiver = new ProjectReceiver();
  const project: Project = {
    ...ntpProject,
    kept: {
      'manifests/link.pp': { kind: 'link', target: 'site.pp' },
      'a.png': { kind: 'bytes', pack: 'p', at: 0, size: 1, why: 'binary' },
    },
    executable: { 'a.png': true },
  };
  const text = ntpProject.files['manifests/site.pp'] ?? '';
  expect(receiver.project(sender.project(project))).toEqual({
    ...ntpProject,
    files: { ...ntpProject.files, 'manifests/link.pp': text },
  });
  const edited = { ...project, files: { ...project.files, 'manifests/site.pp': 'edited' } };
  expect(receiver.project(sender.project(edited)).files['manifests/link.pp']).toBe('edited');
  expect(receiver.project(sender.project(ntpProject))).toEqual(ntpProject);
});
