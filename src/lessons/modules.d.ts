/** Modules that `scripts/site/content/lessons-plugin.ts` creates from the folders here and in `src/puzzles`. */
declare module 'virtual:lessons/list' {
  /** Parts in course order. */
  export const parts: readonly import('./lesson.ts').Part[];
}

declare module 'virtual:lessons/texts' {
  export const texts: readonly Pick<import('./lesson.ts').Lesson, 'id' | 'title' | 'summary' | 'steps'>[];
}

declare module 'virtual:lessons/loaders' {
  export const loaders: Readonly<Record<string, () => Promise<{ readonly lesson: import('./lesson.ts').Lesson }>>>;
}

declare module 'virtual:lessons/checks' {
  export const loaders: Readonly<
    Record<
      string,
      () => Promise<{
        readonly own: import('./check.ts').LessonChecks;
        readonly setting: import('./lesson.ts').LessonSetting;
        /** Returns the size of the change that was made to the broken project of a puzzle. Absent for lessons. */
        readonly measureChange?: (files: import('../protocol/project/project.ts').ProjectFiles) => number;
      }>
    >
  >;
}
