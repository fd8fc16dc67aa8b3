import { expect, it } from 'vitest';
import { parts } from 'virtual:lessons/list';
import { loadLesson } from '../lessons/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { LessonAnswer } from '../protocol/lesson.ts';
import type { Project } from '../protocol/project.ts';
import { checkLesson } from './check-lesson.ts';
import { createEngine } from './engine.ts';

const ID = 'first-resources/declare';

async function lessonOf(id: string): Promise<Lesson> {
  const loaded = await loadLesson(id);
  if (loaded.kind !== 'loaded') throw new Error(`${id} is ${loaded.kind}`);
  return loaded.lesson;
}

async function checked(id: string, project: Project): Promise<LessonAnswer> {
  const { analyze, apply } = createEngine();
  return await checkLesson(id, project, { analyze, apply: (request) => apply(request, () => {}) });
}

async function answerFor(text: string | undefined): Promise<LessonAnswer> {
  const { project, solution } = await lessonOf(ID);
  const files = text === undefined ? solution : { ...project.files, 'manifests/site.pp': text };
  return await checked(ID, { ...project, files });
}

it('the list has the first lesson in the first part, and its text is loaded by its id', async () => {
  expect(parts[0]?.lessons[0]).toMatchObject({ id: ID, title: 'Declare a resource' });
  const { steps, hints } = await lessonOf(ID);
  expect(steps.length).toBeGreaterThan(1);
  expect(Object.keys(hints)).toContain('motd');
  expect(await loadLesson('none')).toEqual({ kind: 'unknown' });
});

it('what the start lacks is told check by check, and the solution passes', async () => {
  const start = await answerFor("file { '/etc/motd': ensure => file }\n");
  expect(start.checks).toMatchObject([
    { id: 'motd' },
    { id: 'motd-text', seen: expect.stringContaining('did not change') },
  ]);
  expect(start.checks[0]).not.toHaveProperty('seen');
  const { checks, prediction } = await answerFor(undefined);
  expect(checks.filter(({ seen }) => seen !== undefined)).toEqual([]);
  expect(prediction?.choices).toContain(prediction?.answer);
});

it('text that does not compile is said with Puppet’s message by each check, and leaves nothing to predict', async () => {
  const { checks, prediction } = await answerFor("file { '/etc/motd' content => 'x' }\n");
  for (const { seen } of checks) expect(seen).toMatch(/^Nothing was applied: .*Syntax error/);
  expect(prediction).toBeUndefined();
});

it('node and machine are those of the lesson, whatever the project has', async () => {
  const { project, solution } = await lessonOf(ID);
  const changed = {
    ...project,
    files: solution,
    machine: { files: { '/etc/motd': 'Managed by Puppet\n' }, packages: {}, services: {} },
  };
  const { prediction } = await checked(ID, changed);
  expect(prediction?.answer).toBe('It replaces what the file contains.');
});

it('there is no answer for a lesson that is not there', async () => {
  const { project } = await lessonOf(ID);
  await expect(checked('none', project)).rejects.toThrow('no lesson none');
});
