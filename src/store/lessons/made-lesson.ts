/** The lesson that the user makes from open projects. It is kept in this browser until it is removed. */
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Condition } from '../../protocol/lessons/lesson-checks.ts';
import type { Project, ProjectFiles } from '../../protocol/project/project.ts';

/** A condition that the learner must meet, and the message for a learner who does not meet it. */
export interface LessonGoal {
  readonly id: string;
  readonly task: string;
  /** If empty, the condition's default sentence is used. */
  readonly message: string;
  readonly condition: Condition;
}

export interface MadeLesson {
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  /** Content of `lesson.md` below its front matter: steps and hints. */
  readonly text: string;
  readonly goals: readonly LessonGoal[];
  /** The project that the learner starts with. */
  readonly start: Project | undefined;
  readonly solution: ProjectFiles | undefined;
}

interface MakingState {
  /** Undefined while no lesson is being made. */
  readonly lesson: MadeLesson | undefined;
}

const KEY = 'bunraku.made-lesson';

/** Storage may be disabled or full. The lesson is then kept until the page is closed. */
const storage = createJSONStorage<MakingState>(() => ({
  getItem: () => attempt(() => localStorage.getItem(KEY)) ?? null,
  setItem: (_, value) => attempt(() => localStorage.setItem(KEY, value)),
  removeItem: () => attempt(() => localStorage.removeItem(KEY)),
}));

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

const making = createStore<MakingState>()(
  persist((): MakingState => ({ lesson: undefined }), { name: KEY, version: 1, storage }),
);

export function useMadeLesson(): MadeLesson | undefined {
  return useStore(making, ({ lesson }) => lesson);
}

const FIRST_TEXT = '## First step\n\nWrite what the learner reads, and what to change. Then **Apply**.\n';

/** Starts to make a lesson. A project becomes the start project and the solution of the lesson. */
export function startMaking(project: Project): void {
  const lesson: MadeLesson = {
    title: project.name,
    summary: '',
    author: '',
    text: FIRST_TEXT,
    goals: [],
    start: project,
    solution: project.files,
  };
  making.setState({ lesson });
}

export function changeMade(part: Partial<MadeLesson>): void {
  making.setState(({ lesson }) => (lesson === undefined ? {} : { lesson: { ...lesson, ...part } }));
}

/** Adds a goal that the user selected in a view. The given files become the solution of the lesson. */
export function addGoal(goal: Omit<LessonGoal, 'id' | 'message'>, solution: ProjectFiles): void {
  making.setState(({ lesson }) => {
    if (lesson === undefined) return {};
    const numbers = lesson.goals.map(({ id }) => Number(id.replace('goal-', '')));
    const id = `goal-${Math.max(0, ...numbers) + 1}`;
    return { lesson: { ...lesson, goals: [...lesson.goals, { ...goal, id, message: '' }], solution } };
  });
}

/** Discards the lesson that is being made. Returns a function that restores the lesson. */
export function stopMaking(): () => void {
  const { lesson } = making.getState();
  making.setState({ lesson: undefined });
  return () => making.setState({ lesson });
}
