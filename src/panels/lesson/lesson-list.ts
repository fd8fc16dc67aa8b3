/** Position of a lesson in the list of all lessons. */
import { parts } from 'virtual:lessons/list';
import type { LessonLevel, LessonSummary, Part } from '../../lessons/lesson.ts';

export interface LessonPlace {
  readonly part: Part;
  /** Number of the part, counted from 1. Undefined for a lesson pack. */
  readonly partNumber: number | undefined;
  readonly number: number;
  readonly lesson: LessonSummary;
  readonly previous: LessonSummary | undefined;
  readonly next: LessonSummary | undefined;
}

const places: readonly LessonPlace[] = connect(
  parts.flatMap((part, at) => part.lessons.map((lesson, index) => toPlace(part, at + 1, lesson, index))),
);

type LonePlace = Omit<LessonPlace, 'previous' | 'next'>;

function toPlace(part: Part, partNumber: number | undefined, lesson: LessonSummary, index: number): LonePlace {
  return { part, partNumber, number: index + 1, lesson };
}

function connect(alone: readonly LonePlace[]): readonly LessonPlace[] {
  return alone.map((place, index) => ({
    ...place,
    previous: alone[index - 1]?.lesson,
    next: alone[index + 1]?.lesson,
  }));
}

export function placeInPack(pack: Part, id: string): LessonPlace | undefined {
  return connect(pack.lessons.map((lesson, index) => toPlace(pack, undefined, lesson, index))).find(
    ({ lesson }) => lesson.id === id,
  );
}

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
  if (partNumber === undefined) return `Lesson ${number} of ${part.lessons.length}`;
  return `Part ${partNumber}, lesson ${number} of ${part.lessons.length}`;
}
