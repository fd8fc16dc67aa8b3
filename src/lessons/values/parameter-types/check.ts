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
      return /^['"]/.test(port) ? `The port is the text ${port}, and no number.` : `The port is ${port}.`;
    },
  },
  {
    id: 'scheme',
    task: 'The scheme is https',
    seen: (attempt) => {
      const scheme = lineOf(attempt, 'scheme');
      return scheme === 'https' ? undefined : `/etc/shop.conf says the scheme ${scheme ?? 'nowhere'}.`;
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
        : `The contact is ${contact}, and should be none.`;
    },
  },
  {
    id: 'hosts',
    task: 'The parameter hosts is a list, and /etc/shop.conf has it',
    seen: (attempt) => {
      const hosts = valueText(attempt, SHOP, 'hosts');
      if (hosts === undefined) return `${SHOP} has no parameter “hosts”.`;
      if (!hosts.startsWith('[')) return `“hosts” is ${hosts}, and no list.`;
      return lineOf(attempt, 'hosts') === 'localhost'
        ? undefined
        : `/etc/shop.conf says the hosts ${lineOf(attempt, 'hosts') ?? 'nowhere'}, and not localhost.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many files will the run write?',
  choices: ({ failure }) => (failure === undefined ? ['1', '2', '3'] : []),
  answer: ({ catalog }) => String(catalog.resources.filter(({ type }) => type === 'File').length),
  why: (attempt) =>
    resourceOf(attempt, 'File[/etc/shop.contact]') === undefined
      ? 'Without a contact the condition is false, and its file is not in the catalog.'
      : 'There is a contact, so its file is in the catalog.',
};
