import { fileOf, outcomeOf, resourceOf, valueText } from '../../attempt-queries.ts';
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
    task: '/etc/motd contains “Managed by Puppet” after the run',
    seen: (attempt) => {
      const content = fileOf(attempt, '/etc/motd')?.content ?? '';
      if (content === TEXT) return undefined;
      if (content === TEXT.trimEnd()) return 'The line has no line break at its end: add "\\n" after the last word.';
      if (content === `${TEXT.trimEnd()}\\n`)
        return 'The file ends in a backslash and an n: in single quotes, \\n is not a line break.';
      return outcomeOf(attempt, MOTD) === 'changed'
        ? `The run wrote different content: ${JSON.stringify(content)}.`
        : 'The run did not change what /etc/motd contains.';
    },
  },
];

const WRITES = 'It replaces what the file contains.';
const NOTHING = 'It leaves the file as it is.';

export const prediction: Prediction = {
  question: 'Before you apply: what will Puppet do to /etc/motd?',
  choices: () => [WRITES, NOTHING, 'It adds the new line below the old lines.'],
  answer: (attempt) => (outcomeOf(attempt, MOTD) === 'changed' ? WRITES : NOTHING),
  why: (attempt) => {
    if (outcomeOf(attempt, MOTD) === 'changed')
      return '“content” is what the whole file should contain. The file differed, so Puppet wrote it again.';
    return valueText(attempt, MOTD, 'content') === undefined
      ? 'No resource says what the file should contain, so Puppet has nothing to compare.'
      : 'The file contains this already.';
  },
};
