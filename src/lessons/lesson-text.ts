/**
 * Reads `lesson.md`: steps under `## Title`, then hints under `### Hint: CHECK-ID`. The checks of a step are named in a
 * comment directly after the heading of the step, with spaces or commas between them: `<!-- tasks="CHECK-ID …" -->`.
 * Other comments are only for `npm run lessons`.
 */
import type { LessonStep, LessonText } from './lesson.ts';

const HINT = 'Hint: ';
const COMMENT = /^<!--[\s\S]*?-->\n+/gm;
const TASKS = /^<!-- tasks="([^"]*)" -->\n+/;

/**
 * @throws for text outside of a step, for a step without text, and for a `tasks` comment that is not directly after a
 * step's heading
 */
export function readLessonText(markdown: string): LessonText {
  const steps: LessonStep[] = [];
  const hints: Record<string, string[]> = {};
  // Ignores `#` lines in code blocks, which are comments of manifests or shell scripts.
  const [before = '', ...sections] = splitAtHeadings(
    markdown.replaceAll(COMMENT, (comment) => (TASKS.test(comment) ? comment : '')),
  );
  if (before.trim() !== '')
    throw new Error(`A lesson begins with "## Title of its first step", not with: ${before.trim().split('\n')[0]}`);
  for (const section of sections) {
    const end = section.indexOf('\n');
    const heading = section.slice(0, end === -1 ? undefined : end).trim();
    const body = end === -1 ? '' : `${section.slice(end).trim()}\n`;
    const text = body.replace(TASKS, '').trim();
    if (text === '') throw new Error(`There is no text under "${heading}".`);
    const title = heading.replace(/^#+ /, '');
    const tasks = TASKS.exec(body)?.[1]
      ?.split(/[\s,]+/)
      .filter(Boolean);
    const isHint = heading.startsWith('### ');
    if (text.includes('<!-- tasks=') || (isHint && tasks !== undefined))
      throw new Error(`Move the "tasks" comment under "${heading}" directly below the heading of its step.`);
    if (isHint) (hints[title.slice(HINT.length).trim()] ??= []).push(text);
    else steps.push({ title, text, tasks: tasks ?? [] });
  }
  return { steps, hints };
}

/** Returns the text before the first step or hint, followed by the steps and hints with their texts. */
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
