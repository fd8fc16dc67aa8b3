import { fileOf, listed, resourceOf, valueOf, valueText } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const NOTE = 'Back on Monday\n';
const PEOPLE = ['ada', 'grace', 'guest'];

/** Whose note the run wrote. */
function peopleWithNote(attempt: Attempt): readonly string[] {
  return PEOPLE.filter((person) => fileOf(attempt, `/srv/${person}/note`) !== undefined);
}

export const checks: readonly Check[] = [
  {
    id: 'notes',
    task: 'Only ada has a file with a note, as only she says something',
    seen: (attempt) => {
      const note = fileOf(attempt, '/srv/ada/note')?.content;
      if (note === undefined) return '/srv/ada/note is not there.';
      if (note !== NOTE) return `/srv/ada/note says ${JSON.stringify(note)}.`;
      const others = peopleWithNote(attempt).filter((person) => person !== 'ada');
      return others.length === 0 ? undefined : `There is a note of ${listed(others)} too, with nothing in it.`;
    },
  },
  {
    id: 'owner',
    task: 'The folder of ada belongs to www-data',
    seen: (attempt) => {
      const owner = fileOf(attempt, '/srv/ada')?.owner;
      if (owner === undefined) return '/srv/ada is not there.';
      return owner === 'www-data' ? undefined : `/srv/ada belongs to ${owner}.`;
    },
  },
  {
    id: 'unmanaged',
    task: 'For the guest’s folder the catalog says no owner',
    seen: (attempt) => {
      const ref = 'File[/srv/guest]';
      if (resourceOf(attempt, ref) === undefined) return `The catalog has no ${ref}.`;
      const owner = valueText(attempt, ref, 'owner');
      if (owner === undefined || owner === 'undef') return undefined;
      return valueOf(attempt, ref, 'owner') === ''
        ? `${ref} has an empty text as its owner, which is not the same as no owner.`
        : `${ref} has the owner ${owner}.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many of the three people will have a file named note?',
  choices: () => ['0', '1', '2', '3'],
  answer: (attempt) => String(peopleWithNote(attempt).length),
  why: (attempt) => {
    const people = peopleWithNote(attempt);
    if (people.includes('guest')) return 'Nothing asks whether there is a note, so everybody has the file.';
    return people.includes('grace')
      ? 'The guest’s undef is false. The empty text of grace is a value, and true.'
      : 'The guest gave nothing, and grace an empty text. The condition leaves out both.';
  },
};
