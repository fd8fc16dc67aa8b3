import { fileOf, resourceOf, valueText } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SHOP = 'Class[Shop]';

const lineOf = (attempt: Attempt, name: string): string | undefined =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(fileOf(attempt, '/etc/shop.conf')?.content ?? '')?.[1];

export const checks: readonly Check[] = [
  {
    id: 'port',
    task: 'The port is the number 8080',
    seen: (attempt) => {
      const port = valueText(attempt, SHOP, 'port');
      if (port === '8080') return undefined;
      if (port === undefined) return `${SHOP} has no port.`;
      return /^['"]/.test(port) ? `The port is the string ${port}, not a number.` : `The port is ${port}.`;
    },
  },
  {
    id: 'scheme',
    task: 'The scheme is https',
    seen: (attempt) => {
      const scheme = lineOf(attempt, 'scheme');
      return scheme === 'https' ? undefined : `The scheme in /etc/shop.conf is ${scheme ?? 'missing'}.`;
    },
  },
  {
    id: 'contact',
    task: 'The shop is declared without a contact',
    seen: (attempt) => {
      if (resourceOf(attempt, SHOP) === undefined) return `The catalog has no ${SHOP}.`;
      const contact = valueText(attempt, SHOP, 'contact');
      return contact === undefined || contact === 'undef'
        ? undefined
        : `The contact is ${contact}, but it should not be set.`;
    },
  },
  {
    id: 'hosts',
    task: 'The parameter hosts is an array, and /etc/shop.conf lists its hosts',
    seen: (attempt) => {
      const hosts = valueText(attempt, SHOP, 'hosts');
      if (hosts === undefined) return `${SHOP} has no parameter “hosts”.`;
      if (!hosts.startsWith('[')) return `“hosts” is ${hosts}, not an array.`;
      return lineOf(attempt, 'hosts') === 'localhost'
        ? undefined
        : `The hosts in /etc/shop.conf are ${lineOf(attempt, 'hosts') ?? 'missing'}, not localhost.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many files does the run write?',
  choices: () => ['1', '2', '3'],
  answer: ({ catalog }) => String(catalog.resources.filter(({ type }) => type === 'File').length),
  why: (attempt) =>
    resourceOf(attempt, 'File[/etc/shop.contact]') === undefined
      ? 'Without a contact, the condition is false, so the catalog does not contain the contact file.'
      : 'The contact is set, so the catalog contains the contact file.',
};
