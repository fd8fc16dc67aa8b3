import { codeVerbs } from './specs/code.ts';
import { environmentVerbs } from './specs/environments.ts';
import { lessonVerbs } from './specs/lessons.ts';
import { runVerbs } from './specs/runs.ts';
import type { VerbSpec } from './verb.ts';

/** All verbs, in groups with a title, in the order of the help. */
export const verbGroups: readonly { readonly title: string; readonly verbs: readonly VerbSpec[] }[] = [
  { title: 'Code', verbs: codeVerbs },
  { title: 'Runs', verbs: runVerbs },
  { title: 'Environments', verbs: environmentVerbs },
  { title: 'Teaching', verbs: lessonVerbs },
];

export function findVerb(name: string): VerbSpec | undefined {
  return verbGroups.flatMap(({ verbs }) => verbs).find((verb) => verb.name === name);
}
