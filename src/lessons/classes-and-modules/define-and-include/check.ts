import { countChoices, fileOf, resourceOf, resourcesOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const FILE = 'File[/etc/backup.conf]';

export const checks: readonly Check[] = [
  {
    id: 'class',
    task: 'The class backup is declared',
    seen: (attempt) =>
      resourceOf(attempt, 'Class[Backup]') === undefined
        ? 'The catalog has no Class[Backup]: it is not defined, or nothing includes it.'
        : undefined,
  },
  {
    id: 'inside',
    task: 'The class writes /etc/backup.conf with “every=night”',
    seen: (attempt) => {
      const file = resourceOf(attempt, FILE);
      if (file === undefined) return `The catalog has no ${FILE}.`;
      if (file.container !== 'Class[Backup]')
        return `${FILE} is declared outside of the class: it stands in ${file.container ?? 'nothing'}.`;
      const content = fileOf(attempt, '/etc/backup.conf')?.content ?? '';
      return content.trimEnd() === 'every=night' ? undefined : `/etc/backup.conf says ${JSON.stringify(content)}.`;
    },
  },
  {
    id: 'shop',
    task: 'The shop is still there, with its configuration',
    seen: (attempt) => {
      if (resourceOf(attempt, 'Class[Shop]') === undefined) return 'The catalog has no Class[Shop] any more.';
      return resourceOf(attempt, 'File[/etc/shop.conf]')?.container === 'Class[Shop]'
        ? undefined
        : 'The class shop has no /etc/shop.conf any more.';
    },
  },
];

export const prediction: Prediction = {
  question: 'How many files will the first apply write?',
  choices: () => countChoices(3),
  answer: (attempt) => String(Math.min(3, resourcesOf(attempt, 'File').length)),
  why: (attempt) =>
    resourceOf(attempt, 'Class[Backup]') === undefined
      ? 'Only classes that are included count, and nothing includes “backup”.'
      : 'Each class is evaluated once, by however many includes it is asked for.',
};
