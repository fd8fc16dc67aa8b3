import { expect, it } from 'vitest';
import { stepOfTask } from './lesson.ts';
import { readLessonText } from './lesson-text.ts';

it('reads steps, and hints by their check', () => {
  const text =
    '## First\n\nDo this.\n\n### A heading of the step\n\nMore.\n\n## Second\n\nThat.\n\n### Hint: done\n\nLook.\n\n### Hint: done\n\nLook there.\n';
  expect(readLessonText(text)).toEqual({
    steps: [
      { title: 'First', text: 'Do this.\n\n### A heading of the step\n\nMore.', tasks: [] },
      { title: 'Second', text: 'That.', tasks: [] },
    ],
    hints: { done: ['Look.', 'Look there.'] },
  });
});

it('leaves comments out', () => {
  const text = '## First\n\nDo this.\n\n<!-- write="that"\n  at="end" -->\n\nAnd look.\n';
  expect(readLessonText(text).steps).toEqual([{ title: 'First', text: 'Do this.\n\nAnd look.', tasks: [] }]);
});

it('reads the checks of a step from the comment after its heading', () => {
  const { steps } = readLessonText(
    '## First\n\n<!-- tasks="motd motd-text" -->\n\nDo this.\n\n## Second\n<!-- tasks="log" -->\n\nThat.\n\n## Third\n\nRead.\n',
  );
  expect(steps).toEqual([
    { title: 'First', text: 'Do this.', tasks: ['motd', 'motd-text'] },
    { title: 'Second', text: 'That.', tasks: ['log'] },
    { title: 'Third', text: 'Read.', tasks: [] },
  ]);
  expect(['motd', 'log', 'unnamed'].map((check) => stepOfTask(steps, check))).toEqual([0, 1, 2]);
});

it.each([
  '## First\n\nDo this.\n\n<!-- tasks="motd" -->\n\nMore.',
  '## First\n\nDo this.\n\n### Hint: motd\n\n<!-- tasks="motd" -->\n\nLook.',
])('refuses a tasks comment away from a heading of a step: %j', (text) => {
  expect(() => readLessonText(text)).toThrow(/directly below the heading of its step/);
});

it('ignores headings inside fenced blocks', () => {
  const text = '## First\n\n```puppet\n## A comment\nnotify { "x": }\n```\n';
  expect(readLessonText(text).steps).toHaveLength(1);
});

it.each(['Text before.\n\n## First\n\nText.', '## First\n\n## Second\n\nText.'])('refuses %j', (text) => {
  expect(() => readLessonText(text)).toThrow(/begins with|no text/);
});
