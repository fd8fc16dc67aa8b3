import { fileOf, outcomeOf, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const MOTD = 'File[/etc/motd]';
const TEXT = 'Managed by Puppet\n';

export const checks: readonly Check[] = [
  {
    id: 'motd',
    task: 'The catalog has the file /etc/motd',
    seen: (attempt) => {
      if (resourceOf(attempt, MOTD) !== undefined) return undefined;
      const other = attempt.catalog.resources.find(({ type }) => type === 'File');
      return other === undefined
        ? 'The catalog has no file: nothing is declared yet.'
        : `The catalog has ${other.ref}, and no ${MOTD}.`;
    },
  },
  {
    id: 'motd-text',
    task: '/etc/motd says “Managed by Puppet” after the run',
    seen: (attempt) => {
      const content = fileOf(attempt, '/etc/motd')?.content ?? '';
      if (content === TEXT) return undefined;
      if (content === TEXT.trimEnd()) return 'The text is there, but its line does not end: "\\n" is missing after it.';
      if (content === `${TEXT.trimEnd()}\\n`)
        return 'The file ends in a backslash and an n: in single quotes they are no line break.';
      return outcomeOf(attempt, MOTD) === 'changed'
        ? `The run wrote another text: ${JSON.stringify(content)}.`
        : 'The run did not change /etc/motd: it still has the text of Debian.';
    },
  },
];

const WRITES = 'It writes the new text into the file.';
const NOTHING = 'It leaves the file as it is.';

export const prediction: Prediction = {
  question: 'Before you apply: what will Puppet do with /etc/motd?',
  choices: () => [WRITES, NOTHING, 'It adds the new text below the old one.'],
  answer: (attempt) => (outcomeOf(attempt, MOTD) === 'changed' ? WRITES : NOTHING),
  why: (attempt) =>
    outcomeOf(attempt, MOTD) === 'changed'
      ? '“content” says what the whole file should be. The text differed, so Puppet wrote it anew.'
      : 'No declaration says what should be in the file, so Puppet has nothing to compare.',
};
