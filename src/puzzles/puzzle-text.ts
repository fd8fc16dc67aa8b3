import type { PuzzleText } from './puzzle.ts';

/**
 * Reads `puzzle.md`: the sections `## Story`, `## Hint` (one or more) and `## Explanation`, in this order.
 *
 * @throws if a section is missing, empty, unknown or out of order
 */
export function readPuzzleText(markdown: string): PuzzleText {
  const [before = '', ...sections] = markdown.split(/^## /m);
  if (before.trim() !== '') throw new Error(`A puzzle begins with "## Story", not with: ${before.trim()}`);
  const parts = sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const text = lines.join('\n').trim();
    if (text === '') throw new Error(`There is no text under "## ${heading}".`);
    return { heading: heading.trim(), text };
  });
  const story = parts[0];
  const explanation = parts.at(-1);
  const hints = parts.slice(1, -1);
  if (story?.heading !== 'Story') throw new Error('The first section of a puzzle is "## Story".');
  if (explanation?.heading !== 'Explanation') throw new Error('The last section of a puzzle is "## Explanation".');
  if (hints.length === 0 || hints.some(({ heading }) => heading !== 'Hint'))
    throw new Error('Between story and explanation, a puzzle has sections "## Hint", at least one.');
  return { story: story.text, hints: hints.map(({ text }) => text), explanation: explanation.text };
}
