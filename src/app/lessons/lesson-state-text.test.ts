import { expect, it } from 'vitest';
import type { OpenLesson } from '../../store/state.ts';
import { lessonStateText } from './lesson-state-text.ts';

const tasks = [
  { id: 'a', task: 'The file is there' },
  { id: 'b', task: 'It has a text', seen: 'It is empty.' },
];
const lesson: OpenLesson = {
  id: 'first/one',
  tasks,
  result: { kind: 'untried' },
  hints: {},
  prediction: { kind: 'none' },
  mine: undefined,
};

it('says how many tasks are done, and what was seen in place of the next', () => {
  expect(lessonStateText(lesson)).toBe('2 tasks: apply to check.');
  expect(lessonStateText({ ...lesson, result: { kind: 'checking', before: undefined } })).toBe('Checking…');
  expect(lessonStateText({ ...lesson, result: { kind: 'checked', answer: { checks: tasks } } })).toBe(
    '1 of 2 tasks done. It is empty.',
  );
  expect(lessonStateText({ ...lesson, result: { kind: 'checked', answer: { checks: tasks.slice(0, 1) } } })).toBe(
    'The lesson is done.',
  );
  const failed = { kind: 'failed', message: 'The engine crashed.', before: undefined } as const;
  expect(lessonStateText({ ...lesson, result: failed })).toContain('The engine crashed.');
});
