import { expect, it } from 'vitest';
import { parts } from 'virtual:lessons/list';
import { loadLesson } from '../lessons/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { LessonAnswer } from '../protocol/lessons/lesson.ts';
import type { Project } from '../protocol/project/project.ts';
import { checkLesson } from './check-lesson.ts';
import { createEngine } from './engine.ts';

const ID = 'first-resources/declare';

async function lessonOf(id: string): Promise<Lesson> {
  const loaded = await loadLesson(id);
  if (loaded.kind !== 'loaded') throw new Error(`${id} is ${loaded.kind}`);
  return loaded.lesson;
}

async function checked(id: string, project: Project): Promise<LessonAnswer> {
  const { analyze, apply, shell } = createEngine();
  const run = await apply({ revision: 0, project, noop: false }, () => {});
  return await checkLesson(
    id,
    { project, applied: { run, isFresh: true, isSecond: false }, before: [] },
    { analyze, shell },
  );
}

async function answerFor(text: string | undefined): Promise<LessonAnswer> {
  const { project, solution } = await lessonOf(ID);
  const files = text === undefined ? solution : { ...project.files, 'manifests/site.pp': text };
  return await checked(ID, { ...project, files });
}

it('the list has the first lesson in the first part, and its content is loaded by its id', async () => {
  expect(parts[0]?.lessons[0]).toMatchObject({ id: ID, title: 'Declare a resource' });
  const { steps, hints } = await lessonOf(ID);
  expect(steps.length).toBeGreaterThan(1);
  expect(Object.keys(hints)).toContain('motd');
  expect(await loadLesson('none')).toEqual({ kind: 'unknown' });
});

it('reports the failure of each check, and the solution passes', async () => {
  const start = await answerFor("file { '/etc/motd': ensure => file }\n");
  expect(start.checks).toMatchObject([
    { id: 'motd', state: { kind: 'passed' } },
    { id: 'motd-text', state: { kind: 'open', seen: expect.stringContaining('did not change') } },
  ]);
  const { checks, prediction } = await answerFor(undefined);
  expect(checks.map(({ state }) => state.kind)).toEqual(['passed', 'passed']);
  expect(prediction?.choices).toContain(prediction?.outcome?.answer);
});

it('code that does not compile is one failure, with no task checked', async () => {
  const { checks, failure } = await answerFor("file { '/etc/motd' content => 'x' }\n");
  expect(failure).toContain('Syntax error');
  expect(checks.map(({ state }) => state.kind)).toEqual(['unchecked', 'unchecked']);
});

it('the shown run and the shown machine decide', async () => {
  const { project, solution } = await lessonOf(ID);
  const machine = { files: { '/etc/motd': 'Managed by Puppet\n' }, packages: {}, services: {} };
  const { checks, prediction } = await checked(ID, { ...project, files: solution, machine });
  expect(checks.map(({ state }) => state.kind)).toEqual(['passed', 'passed']);
  expect(prediction?.outcome?.answer).toBe('It leaves the file as it is.');
});

it('a project for another node is not checked', async () => {
  const { project, solution } = await lessonOf(ID);
  const node = { ...project.node, certname: 'other.example.com' };
  const { checks, otherNode } = await checked(ID, { ...project, files: solution, node });
  expect(otherNode).toBe('web.example.com');
  expect(checks.map(({ state }) => state.kind)).toEqual(['unchecked', 'unchecked']);
});

it('there is no answer for an unknown lesson', async () => {
  const { project } = await lessonOf(ID);
  await expect(checked('none', project)).rejects.toThrow('no lesson none');
});

it('a puzzle is checked like a lesson, and reports the size of the change', async () => {
  const { project, solution } = await lessonOf('puzzles/whose-machine');
  const broken = await checked('puzzles/whose-machine', project);
  expect(broken).toMatchObject({
    changeSize: 0,
    checks: [{ state: { kind: 'open', seen: 'The message still shows the variable, not its value.' } }],
  });
  const solved = await checked('puzzles/whose-machine', { ...project, files: solution });
  expect(solved).toMatchObject({ changeSize: 1, checks: [{ state: { kind: 'passed' } }] });
});
