import { fileOf, listed, resourceOf, valueOf, valueText } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const NOTE = 'Back on Monday\n';
const PEOPLE = ['ada', 'grace', 'guest'];

function peopleWithNote(attempt: Attempt): readonly string[] {
  return PEOPLE.filter((person) => fileOf(attempt, `/srv/${person}/note`) !== undefined);
}

export const checks: readonly Check[] = [
  {
    id: 'guest',
    task: 'guest has no note',
    seen: (attempt) =>
      peopleWithNote(attempt).includes('guest')
        ? 'The run wrote /srv/guest/note, although guest sets no note.'
        : undefined,
  },
  {
    id: 'notes',
    task: 'Only ada has a note',
    seen: (attempt) => {
      const note = fileOf(attempt, '/srv/ada/note')?.content;
      if (note === undefined) return '/srv/ada/note does not exist after the run.';
      if (note !== NOTE) return `/srv/ada/note contains ${JSON.stringify(note)}.`;
      const others = peopleWithNote(attempt).filter((person) => person !== 'ada');
      return others.length === 0 ? undefined : `The run also wrote an empty note for ${listed(others)}.`;
    },
  },
  {
    id: 'owner',
    task: '/srv/ada belongs to www-data',
    seen: (attempt) => {
      const owner = fileOf(attempt, '/srv/ada')?.owner;
      if (owner === undefined) return '/srv/ada does not exist after the run.';
      return owner === 'www-data' ? undefined : `/srv/ada belongs to ${owner}.`;
    },
  },
  {
    id: 'unmanaged',
    task: 'File[/srv/guest] has no owner in the catalog',
    seen: (attempt) => {
      const ref = 'File[/srv/guest]';
      if (resourceOf(attempt, ref) === undefined) return `The catalog has no ${ref}.`;
      const owner = valueText(attempt, ref, 'owner');
      if (owner === undefined || owner === 'undef') return undefined;
      return valueOf(attempt, ref, 'owner') === ''
        ? `The owner of ${ref} is an empty string, which is not the same as no owner.`
        : `${ref} has the owner ${owner}.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many of the three people have a note after the run?',
  choices: () => ['0', '1', '2', '3'],
  answer: (attempt) => String(peopleWithNote(attempt).length),
  why: (attempt) => {
    const people = peopleWithNote(attempt);
    if (people.includes('guest')) return 'No condition looks at the note, so everyone has the file.';
    return people.includes('grace')
      ? 'The note of guest is undef, which is false. The note of grace is an empty string, which is true.'
      : 'The note of guest is undef, and the note of grace is an empty string. The condition excludes both.';
  },
};
