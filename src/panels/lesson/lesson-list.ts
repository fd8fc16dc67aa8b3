/** Position of a lesson in the list of all lessons. */
import { parts } from 'virtual:lessons/list';
import type { LessonLevel, LessonSummary, Part } from '../../lessons/lesson.ts';

export interface LessonPlace {
  readonly part: Part;
  /** Number of the part, counted from 1. */
  readonly partNumber: number;
  readonly number: number;
  readonly lesson: LessonSummary;
  readonly previous: LessonSummary | undefined;
  readonly next: LessonSummary | undefined;
}

const places: readonly LessonPlace[] = parts
  .flatMap((part, at) => part.lessons.map((lesson, index) => ({ part, partNumber: at + 1, number: index + 1, lesson })))
  .map((place, index, all) => ({ ...place, previous: all[index - 1]?.lesson, next: all[index + 1]?.lesson }));

export const lessonParts = parts
  .map((part, at) => ({ ...part, number: at + 1 }))
  .filter(({ lessons }) => lessons.length > 0);
export const firstLesson = places[0]?.lesson;
export const lessonCount = places.length;

export function placeOfLesson(id: string): LessonPlace | undefined {
  return places.find(({ lesson }) => lesson.id === id);
}

const levelWords = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Record<LessonLevel, string>;

/** Returns a string such as `Beginner · 5 min`. */
export function effortText({ level, minutes }: Pick<LessonSummary, 'level' | 'minutes'>): string {
  return `${levelWords[level]} · ${minutes} min`;
}

/** Returns a string such as `Part 2, lesson 3 of 8`. */
export function placeText({ part, partNumber, number }: LessonPlace): string {
  return `Part ${partNumber}, lesson ${number} of ${part.lessons.length}`;
}
