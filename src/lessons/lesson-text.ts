/** Reads `lesson.md`: steps under `## Title`, and after them hints under `### Hint: CHECK-ID`. Comments are for `npm run lessons` alone. */
import type { LessonStep, LessonText } from './lesson.ts';

const HINT = 'Hint: ';
const COMMENT = /^<!--[\s\S]*?-->\n+/gm;

/** @throws for text that stands in no step, and for a step without text */
export function readLessonText(markdown: string): LessonText {
  const steps: LessonStep[] = [];
  const hints: Record<string, string[]> = {};
  // Headings inside a fenced block are comments of a manifest or of a shell.
  const [before = '', ...sections] = splitAtHeadings(markdown.replaceAll(COMMENT, ''));
  if (before.trim() !== '')
    throw new Error(`A lesson begins with "## Title of its first step", not with: ${before.trim()}`);
  for (const section of sections) {
    const end = section.indexOf('\n');
    const heading = section.slice(0, end === -1 ? undefined : end).trim();
    const text = end === -1 ? '' : section.slice(end).trim();
    if (text === '') throw new Error(`There is no text under "${heading}".`);
    const title = heading.replace(/^#+ /, '');
    if (heading.startsWith('### ')) (hints[title.slice(HINT.length).trim()] ??= []).push(text);
    else steps.push({ title, text });
  }
  return { steps, hints };
}

/** What stands before the first heading of a step or a hint, and each of them with what stands under it. */
function splitAtHeadings(markdown: string): readonly string[] {
  const sections: string[][] = [[]];
  let isFenced = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*```/.test(line)) isFenced = !isFenced;
    if (!isFenced && (line.startsWith('## ') || line.startsWith(`### ${HINT}`))) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join('\n'));
}
