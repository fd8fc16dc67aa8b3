/**
 * Lesson packs: folders with lessons that anyone can write. Checks are data instead of code, because code from
 * strangers must not run.
 */
import type { ChecksData } from '../protocol/lessons/lesson-checks.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';

/** Limits of a pack. They are checked before anything is shown, because packs come from strangers. */
export const packLimits = {
  /** Maximum number of files, length of a file, and length of all files. Lengths are in UTF-16 code units. */
  files: 2_000,
  fileLength: 200_000,
  packLength: 2_000_000,
  lessons: 100,
  /** Maximum number of steps, and of hints, in a lesson. */
  sections: 100,
  checks: 50,
  /** Maximum number of conditions in the checks of a lesson. */
  conditions: 1_000,
  /** Maximum number of different command lines that the checks of a lesson run. */
  commands: 10,
  /** Maximum number of nested collections in a YAML file. */
  yamlDepth: 20,
  /** Maximum number of values in a YAML file. */
  yamlValues: 10_000,
  /** Maximum number of UTF-16 code units in a sentence, a title or a command line. */
  sentence: 1_000,
} as const;

export interface PackFault {
  readonly file: string;
  /** Line of the fault, counted from 1. Absent if the fault concerns the whole file. */
  readonly line?: number;
  readonly message: string;
}

/**
 * Example of the files that a learner may have in the middle of a lesson, for testing the messages of the lesson's
 * checks.
 */
export interface Attempt {
  /** `wrong/CHECK-ID--what`: the check fails. `other/what`: another correct solution. */
  readonly name: string;
  /** The whole project. */
  readonly files: ProjectFiles;
}

export interface PackLesson extends Lesson {
  readonly checks: ChecksData;
  readonly attempts: readonly Attempt[];
}

/** Returns the id of the check that a wrong attempt must fail. */
export function wrongCheck(name: string): string | undefined {
  return /^wrong\/([a-z0-9-]+?)--[^/]+$/.exec(name)?.[1];
}

export interface Pack {
  /** Starts with `pack-`, so that the ids of lessons in packs differ from those of Bunraku's own lessons. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly author?: string;
  /** Lessons in course order. */
  readonly lessons: readonly PackLesson[];
}

export type ReadPack =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly faults: readonly PackFault[] };

/** Formats a fault, such as `checks.yaml:12: Message.` */
export function faultText({ file, line, message }: PackFault): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
