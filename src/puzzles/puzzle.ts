/** A puzzle: a small broken project to repair with the smallest change. */
import type { LessonDescription, LessonSetting } from '../lessons/lesson.ts';
import type { Project, ProjectFiles } from '../protocol/project/project.ts';

/** `puzzle.json` in the folder of a puzzle. */
export interface PuzzleDescription extends Pick<
  LessonDescription,
  'title' | 'summary' | 'open' | 'view' | 'machine' | 'case'
> {
  /** Size of the smallest known change that solves the puzzle, as `changeSize` counts it. */
  readonly best: number;
  /** `PART/LESSON` of the lesson that teaches the solution. */
  readonly lesson: string;
}

/** `puzzle.md` in the folder of a puzzle. All texts are Markdown. */
export interface PuzzleText {
  readonly story: string;
  /** Shown one at a time. */
  readonly hints: readonly string[];
  /** Shown after the puzzle is solved. */
  readonly explanation: string;
}

/** Parts of a puzzle that the page loads when the puzzle is opened, in addition to its project. */
export interface PuzzleContent extends PuzzleText, Pick<PuzzleDescription, 'best' | 'lesson'> {
  /** True if a check examines the second of two applies. */
  readonly needsSecond: boolean;
}

export interface PuzzleSummary extends Pick<PuzzleDescription, 'title' | 'summary' | 'best'> {
  /** Name of the puzzle's folder: `the-missing-package`. */
  readonly id: string;
  /** From 1, the easiest grade. */
  readonly grade: number;
}

export interface Puzzle
  extends PuzzleSummary, PuzzleText, Pick<PuzzleDescription, 'open' | 'view' | 'lesson'>, PuzzleFiles {}

interface PuzzleFiles {
  /** The broken project. */
  readonly project: Project;
  /** All files of a project with the best known change. */
  readonly fixed: ProjectFiles;
}

/** Setting of all puzzles: a Debian 12 with differences. */
export function puzzleSetting({ machine }: Pick<PuzzleDescription, 'machine'>): LessonSetting {
  return {
    node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
    machine: machine ?? { files: {}, packages: {}, services: {} },
  };
}
