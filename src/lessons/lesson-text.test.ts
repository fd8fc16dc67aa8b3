import { expect, it } from 'vitest';
import { readLessonText } from './lesson-text.ts';

it('reads steps, and hints by their check', () => {
  const text =
    '## First\n\nDo this.\n\n### A heading of the step\n\nMore.\n\n## Second\n\nThat.\n\n### Hint: done\n\nLook.\n\n### Hint: done\n\nLook there.\n';
  expect(readLessonText(text)).toEqual({
    steps: [
      { title: 'First', text: 'Do this.\n\n### A heading of the step\n\nMore.' },
      { title: 'Second', text: 'That.' },
    ],
    hints: { done: ['Look.', 'Look there.'] },
  });
});

it('leaves comments out', () => {
  const text = '## First\n\nDo this.\n\n<!-- write="that"\n  at="end" -->\n\nAnd look.\n';
  expect(readLessonText(text).steps).toEqual([{ title: 'First', text: 'Do this.\n\nAnd look.' }]);
});

it('takes what stands in a fenced block for no heading', () => {
  const text = '## First\n\n```puppet\n## A comment\nnotify { "x": }\n```\n';
  expect(readLessonText(text).steps).toHaveLength(1);
});

it.each(['Text before.\n\n## First\n\nText.', '## First\n\n## Second\n\nText.'])('refuses %j', (text) => {
  expect(() => readLessonText(text)).toThrow(/begins with|no text/);
});
