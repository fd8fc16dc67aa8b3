/** The progress of a group of learners: a table of learners and lessons, from the files that learners export. */
import { LONGEST_PROGRESS, readLearner, readProgress } from './lesson-progress.ts';

export interface LearnerRow {
  readonly name: string;
  readonly done: number;
  /** State of each lesson, in the order of the table's `lessons`. */
  readonly states: readonly ('new' | 'started' | 'done')[];
}

export interface ClassTable {
  /** Ids of all lessons that a learner started. */
  readonly lessons: readonly string[];
  readonly rows: readonly LearnerRow[];
  /** Names of files that contain no progress. */
  readonly unread: readonly string[];
}

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Maximum number of files in a table. */
export const MOST_LEARNERS = 200;

/** Creates the table from progress files. If a file does not contain the learner's name, uses the name of the file. */
export function readClass(files: readonly NamedText[]): ClassTable {
  const read = files.slice(0, MOST_LEARNERS).map(({ name, text }) => ({
    file: name,
    progress: text.length > LONGEST_PROGRESS ? undefined : readProgress(text),
    learner: text.length > LONGEST_PROGRESS ? undefined : readLearner(text),
  }));
  const lessons = [...new Set(read.flatMap(({ progress }) => Object.keys(progress?.lessons ?? {})))].toSorted();
  const rows = read.flatMap(({ file, progress, learner }): LearnerRow[] => {
    if (progress === undefined) return [];
    const states = lessons.map((id) => progress.lessons[id] ?? 'new');
    const done = states.filter((state) => state === 'done').length;
    return [{ name: learner ?? file.replace(/\.json$/i, ''), done, states }];
  });
  return {
    lessons,
    rows: rows.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    unread: read.flatMap(({ file, progress }) => (progress === undefined ? [file] : [])),
  };
}

/** The table as comma-separated values. A cell that a spreadsheet would read as a formula begins with an apostrophe. */
export function classCsv({ lessons, rows }: ClassTable, titleOf: (id: string) => string): string {
  const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const lines = [
    ['Learner', 'Done', ...lessons.map(titleOf)],
    ...rows.map(({ name, done, states }) => [name, String(done), ...states]),
  ];
  return `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
