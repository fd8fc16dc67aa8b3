import { countChoices, fileOf, linesAdded } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

const PATH = '/etc/shop.site';
const WANTED = ['log=on', 'port=8080', 'root=/srv/shop'];

const reloadsOf = (attempt: Attempt): number => linesAdded(attempt, '/var/tmp/reloads');

export const checks: readonly Check[] = [
  {
    id: 'collected',
    task: 'The methods port= and root= do not write the file',
    on: 'fresh',
    seen: (attempt) => {
      const reloads = reloadsOf(attempt);
      return reloads > 1 ? `The provider wrote the file ${reloads} times.` : undefined;
    },
  },
  {
    id: 'settings',
    task: 'The file has the new port and the new directory, and still contains log=on',
    seen: (attempt) => {
      const lines = (fileOf(attempt, PATH)?.content ?? '').split('\n');
      const missing = WANTED.find((line) => !lines.includes(line));
      if (missing === undefined) return undefined;
      const name = missing.slice(0, missing.indexOf('=') + 1);
      const found = lines.find((line) => line.startsWith(name));
      return found === undefined ? `${PATH} has no line “${missing}”.` : `${PATH} contains “${found}”.`;
    },
  },
  {
    id: 'once',
    task: 'A run that changes both settings reloads the server once',
    on: 'any',
    seen: (attempt) => {
      const reloads = reloadsOf(attempt);
      if (reloads === 1) return undefined;
      return reloads === 0
        ? 'The server did not reload: nothing wrote the file.'
        : `The server reloaded ${reloads} times.`;
    },
  },
  secondRunChangesNothing,
];

export const prediction: Prediction = {
  question: 'How many times does the server reload in the next run?',
  choices: () => countChoices(3),
  answer: (attempt) => String(Math.min(3, reloadsOf(attempt))),
  why: (attempt) => {
    const reloads = reloadsOf(attempt);
    if (reloads === 0) return 'Nothing wrote the file in this run.';
    return reloads === 1
      ? 'Puppet calls flush once for a resource, after all its properties.'
      : 'Puppet sets one property after the other, and each time the provider writes the file.';
  },
};
