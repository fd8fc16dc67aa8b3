import { expect, it } from 'vitest';
import type { CheckedTask } from '../../protocol/lessons/lesson.ts';
import { currentStep, readingStep, stepProgress } from './step-progress.ts';

const steps = [
  { title: 'Read', text: 'Text.', tasks: [] },
  { title: 'Write', text: 'Text.', tasks: ['a', 'b'] },
  { title: 'Look', text: 'Text.', tasks: [] },
  { title: 'End', text: 'Text.', tasks: ['c'] },
];

function tasks(...passed: readonly string[]): readonly CheckedTask[] {
  return ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    task: id,
    state: { kind: passed.includes(id) ? 'passed' : 'unchecked' },
  }));
}

it('a task belongs to the step that it names, or to the last step', () => {
  expect(stepProgress(steps, tasks()).map((step) => step.tasks.map(({ id }) => id))).toEqual([
    [],
    ['a', 'b'],
    [],
    ['c', 'd'],
  ]);
});

it('the first step with an open task is current, and preceding steps without tasks are read together with it', () => {
  const at = (...passed: readonly string[]) => {
    const progress = stepProgress(steps, tasks(...passed));
    return [readingStep(progress), currentStep(progress)];
  };
  expect(at()).toEqual([0, 1]);
  expect(at('a')).toEqual([0, 1]);
  expect(at('a', 'b')).toEqual([2, 3]);
  expect(at('c', 'd')).toEqual([0, 1]);
  expect(at('a', 'b', 'c', 'd')).toEqual([undefined, undefined]);
});
