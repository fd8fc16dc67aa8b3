/** Lesson packs: folders of lessons that anyone can write. Their checks are data, so that nothing of them runs. */
import type { ChecksData } from '../protocol/lesson-checks.ts';
import type { Lesson } from '../lessons/lesson.ts';

/** Limits of a pack. Packs come from strangers, so the limits are checked before anything is shown. */
export const packLimits = {
  /** Maximum number of files, and of UTF-16 code units in one file and in all files. */
  files: 2_000,
  fileLength: 200_000,
  packLength: 2_000_000,
  lessons: 100,
  /** Maximum number of steps and of hints in a lesson. */
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

/** Error in a pack. */
export interface PackFault {
  /** Path of the file in the pack. */
  readonly file: string;
  /** Line of the file, counted from 1. Absent for a fault of the whole file. */
  readonly line?: number;
  /** A sentence. */
  readonly message: string;
}

export interface PackLesson extends Lesson {
  readonly checks: ChecksData;
}

export interface Pack {
  /** Begins with `pack-`, so that no lesson of a pack has the id of one of Bunraku's own lessons. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly author?: string;
  /** In lesson order. */
  readonly lessons: readonly PackLesson[];
}

export type ReadPack =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly faults: readonly PackFault[] };

/** `checks.yaml:12: Message.` */
export function faultText({ file, line, message }: PackFault): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
