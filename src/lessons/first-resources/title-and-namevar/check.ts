import { fileOf, resourceOf, resourcesOf, valueOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const WANTED = 'File[message of the day]';

export const checks: readonly Check[] = [
  {
    id: 'title',
    task: 'The catalog has the resource File[message of the day]',
    seen: (attempt) => {
      if (resourceOf(attempt, WANTED) !== undefined) return undefined;
      const [first] = resourcesOf(attempt, 'File');
      return first === undefined ? 'The catalog has no file.' : `The file is ${first.ref} in the catalog.`;
    },
  },
  {
    id: 'file',
    task: 'The run still writes /etc/motd, and no other file',
    seen: (attempt) => {
      const written = attempt.run.journal.flatMap(({ changes }) => changes.filter(({ area }) => area === 'files'));
      const other = written.find(({ key }) => key !== '/etc/motd');
      if (other !== undefined) return `The run wrote ${other.key}.`;
      return fileOf(attempt, '/etc/motd')?.content === 'Welcome to the web server\n'
        ? undefined
        : 'The run did not write “Welcome to the web server” to /etc/motd.';
    },
  },
];

export const prediction: Prediction = {
  question: 'Under which name does the log show the resource that writes /etc/motd?',
  choices: (plan) =>
    [
      ...new Set([...resourcesOf(plan, 'File').map(({ ref }) => ref), 'File[/etc/motd]', WANTED, 'File[motd]']),
    ].toSorted(),
  answer: (attempt) =>
    resourcesOf(attempt, 'File').find(
      ({ ref, title }) => title === '/etc/motd' || valueOf(attempt, ref, 'path') === '/etc/motd',
    )?.ref ?? 'File[/etc/motd]',
  why: () => 'The log identifies a resource by its type and its title, not by its path.',
};
