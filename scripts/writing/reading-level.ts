/**
 * `node scripts/run.mjs scripts/writing/reading-level.ts [COUNT]`: prints the lessons that are hardest to read (COUNT
 * of them, by default 10) with their longest sentences, the median grade, and the number of words per step. The exit
 * code is 1 if a lesson or a step exceeds its limit.
 */
import { lessonIds, readLesson } from '../site/content/read-lesson.ts';
import { computeGrade, countWords, HIGHEST_GRADE, MOST_WORDS, splitIntoSentences } from './readability.ts';

const shown = Number(process.argv[2] ?? 10);

interface Level {
  readonly id: string;
  readonly grade: number;
  readonly longest: string;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const lessons = await Promise.all(lessonIds.map(readLesson));
const levels = lessons
  .map(({ id, steps, hints }): Level => {
    const text = [...steps.map((step) => step.text), ...Object.values(hints).flat()].join('\n\n');
    const [longest = ''] = splitIntoSentences(text).toSorted((a, b) => countWords(b) - countWords(a));
    return { id, grade: computeGrade(text), longest };
  })
  .toSorted((a, b) => b.grade - a.grade);
const steps = lessons
  .flatMap(({ id, steps: all }) => all.map(({ title, text }) => ({ name: `${id}: ${title}`, words: countWords(text) })))
  .toSorted((a, b) => b.words - a.words);

console.log(`Hardest of ${lessons.length} lessons (Flesch-Kincaid grade):`);
for (const { id, grade, longest } of levels.slice(0, shown))
  console.log(`  ${grade.toFixed(1).padStart(4)}  ${id}\n        ${countWords(longest)} words: ${longest}`);
console.log(`Median grade: ${median(levels.map(({ grade }) => grade)).toFixed(1)}`);

console.log(`\nLongest of ${steps.length} steps:`);
for (const { name, words } of steps.slice(0, 5)) console.log(`  ${String(words).padStart(4)}  ${name}`);
console.log(`Median words per step: ${median(steps.map(({ words }) => words))}`);

const faults = [
  ...levels.filter(({ grade }) => grade > HIGHEST_GRADE).map(({ id }) => `${id} is above grade ${HIGHEST_GRADE}`),
  ...steps.filter(({ words }) => words > MOST_WORDS).map(({ name }) => `${name} has more than ${MOST_WORDS} words`),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
