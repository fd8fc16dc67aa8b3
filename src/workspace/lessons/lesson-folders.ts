/** File names of a lesson in a lesson pack. */
export const lessonFile = 'lesson.md';
export const checksFile = 'checks.yaml';

/**
 * Returns the folders with a lesson, each with a slash at its end: those with `lesson.md` and `checks.yaml`. The empty
 * string is the root.
 */
export function findLessonFolders(paths: readonly string[]): readonly string[] {
  const present = new Set(paths);
  return paths
    .filter((path) => path === lessonFile || path.endsWith(`/${lessonFile}`))
    .map((path) => path.slice(0, -lessonFile.length))
    .filter((folder) => present.has(folder + checksFile))
    .toSorted();
}
