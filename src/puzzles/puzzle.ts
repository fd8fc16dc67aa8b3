/** Types of a puzzle: a small broken project to repair with the smallest change. */
import type { LessonDescription, LessonSetting } from '../lessons/lesson.ts';
import type { Project, ProjectFiles } from '../protocol/project/project.ts';

/** Fields of `puzzle.json` in a puzzle's folder. */
export interface PuzzleDescription extends Pick<
  LessonDescription,
  'title' | 'summary' | 'open' | 'view' | 'machine' | 'case'
> {
  /** Size of the smallest known solution, as `changeSize` counts it. */
  readonly best: number;
  /** Id (`PART/LESSON`) of the lesson that teaches the solution. */
  readonly lesson: string;
}

/** Sections of `puzzle.md` in a puzzle's folder, in Markdown. */
export interface PuzzleText {
  readonly story: string;
  /** Hints, which the page shows one at a time. */
  readonly hints: readonly string[];
  /** Explanation that the page shows after the puzzle is solved. */
  readonly explanation: string;
}

/** Parts of a puzzle that the page loads when the user opens it, in addition to its project. */
export interface PuzzleContent extends PuzzleText, Pick<PuzzleDescription, 'best' | 'lesson'> {
  /** True if a check examines the second of two applies. */
  readonly needsSecond: boolean;
}

export interface PuzzleSummary extends Pick<PuzzleDescription, 'title' | 'summary' | 'best'> {
  /** Name of the puzzle's folder: `the-missing-package`. */
  readonly id: string;
  /** Grade of the puzzle; 1 is the easiest. */
  readonly grade: number;
}

export interface Puzzle
  extends PuzzleSummary, PuzzleText, Pick<PuzzleDescription, 'open' | 'view' | 'lesson'>, PuzzleFiles {}

interface PuzzleFiles {
  readonly project: Project;
  /** All files of the project with the smallest known solution. */
  readonly fixed: ProjectFiles;
}

/** Returns the node and the machine of a puzzle: Debian 12, with the changes in the puzzle's description. */
export function puzzleSetting({ machine }: Pick<PuzzleDescription, 'machine'>): LessonSetting {
  return {
    node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
    machine: machine ?? { files: {}, packages: {}, services: {} },
  };
}
