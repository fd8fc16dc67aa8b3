import { expect, it } from 'vitest';
import type { CheckedTask, TaskState } from '../../protocol/lessons/lesson.ts';
import type { OpenLesson } from '../../store/state/lesson-state.ts';
import { lessonStateText } from './lesson-state-text.ts';

const passed: CheckedTask = { id: 'a', task: 'The file is there', state: { kind: 'passed' } };
const withState = (state: TaskState): readonly CheckedTask[] => [passed, { id: 'b', task: 'It has a text', state }];
const lesson: OpenLesson = {
  id: 'first/one',
  tasks: withState({ kind: 'unchecked' }),
  result: { kind: 'untried' },
  hints: {},
  prediction: { kind: 'none' },
  mine: undefined,
};
const checked = (checks: readonly CheckedTask[], more: { failure?: string; otherNode?: string } = {}): OpenLesson => ({
  ...lesson,
  result: { kind: 'checked', answer: { checks, ...more }, run: 'run', text: 'text' },
});

it('counts the completed tasks, and states the requirement of the next one', () => {
  expect(lessonStateText(lesson)).toBe('2 tasks: apply to check.');
  expect(lessonStateText({ ...lesson, result: { kind: 'checking', before: undefined } })).toBe('Checking…');
  expect(lessonStateText(checked(withState({ kind: 'open', seen: 'It is empty.' })))).toBe(
    '1 of 2 tasks done. It is empty.',
  );
  expect(lessonStateText(checked(withState({ kind: 'waiting', for: 'second' })))).toBe(
    '1 of 2 tasks done. Apply again to check the next task.',
  );
  expect(lessonStateText(checked(withState({ kind: 'waiting', for: 'fresh' })))).toContain('a fresh machine');
  expect(lessonStateText(checked([passed]))).toBe('The lesson is done.');
});

it('states why no task was checked', () => {
  const unchecked = withState({ kind: 'unchecked' });
  expect(lessonStateText(checked(unchecked, { failure: 'Syntax error' }))).toContain('Nothing was applied');
  expect(lessonStateText(checked(unchecked, { otherNode: 'web.example.com' }))).toContain('web.example.com');
  const failed = { kind: 'failed', message: 'The engine crashed.', before: undefined } as const;
  expect(lessonStateText({ ...lesson, result: failed })).toContain('The engine crashed.');
});
