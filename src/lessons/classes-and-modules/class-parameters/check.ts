import { fileOf, valueOf, valueText } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SHOP = 'Class[Shop]';

const schemeOf = (attempt: Attempt): string | undefined =>
  /^scheme=(.*)$/m.exec(fileOf(attempt, '/etc/shop.conf')?.content ?? '')?.[1];

export const checks: readonly Check[] = [
  {
    id: 'parameters',
    task: 'The class shop has the parameters port and scheme, and the port is 8080',
    seen: (attempt) => {
      const port = valueText(attempt, SHOP, 'port');
      if (port === undefined) return `${SHOP} has no parameter “port”.`;
      if (port !== '8080') return `The port is ${port}, but the default should be 8080.`;
      return valueOf(attempt, SHOP, 'scheme') === undefined ? `${SHOP} has no parameter “scheme”.` : undefined;
    },
  },
  {
    id: 'https',
    task: 'On this machine the scheme is https',
    seen: (attempt) => {
      const scheme = valueOf(attempt, SHOP, 'scheme');
      if (scheme === undefined) return `${SHOP} has no parameter “scheme”.`;
      return scheme === 'https' ? undefined : `The parameter “scheme” of ${SHOP} is “${scheme}”.`;
    },
  },
  {
    id: 'file',
    task: '/etc/shop.conf contains the values of the parameters',
    seen: (attempt) => {
      const content = fileOf(attempt, '/etc/shop.conf')?.content ?? '';
      const names = ['port', 'scheme'];
      const absent = names.find((name) => valueOf(attempt, SHOP, name) === undefined);
      if (absent !== undefined) return `${SHOP} has no parameter “${absent}”.`;
      const wanted = names.map((name) => `${name}=${valueOf(attempt, SHOP, name)}`);
      const missing = wanted.find((line) => !content.split('\n').includes(line));
      return missing === undefined
        ? undefined
        : `/etc/shop.conf has no line “${missing}”. It contains ${JSON.stringify(content)}.`;
    },
  },
];

const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'Which scheme is in /etc/shop.conf after the run?',
  choices: () => ['http', 'https', ANOTHER],
  answer: (attempt) => {
    const scheme = schemeOf(attempt) ?? '';
    return ['http', 'https'].includes(scheme) ? scheme : ANOTHER;
  },
  why: (attempt) => {
    const scheme = valueOf(attempt, SHOP, 'scheme');
    if (scheme === undefined) return 'The class has no parameter for the scheme, so the file contains a fixed value.';
    return scheme === schemeOf(attempt)
      ? 'A value that the declaration sets comes first. Otherwise, the default of the class applies.'
      : 'The class has a parameter, but the content of the file does not use it.';
  },
};
