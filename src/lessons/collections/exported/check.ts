import { fileOf, listed, resourcesOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SERVERS = ['web1.example.com', 'web2.example.com'];

const pathOf = (server: string): string => `/etc/monitor/${server}.conf`;

/** Returns the catalog's files in `/etc/monitor`, each of which describes a web server. */
const filesAbout = (attempt: Attempt): readonly string[] =>
  resourcesOf(attempt, 'File')
    .map(({ ref }) => ref)
    .filter((ref) => /^File\[\/etc\/monitor\/.+\]$/.test(ref));

export const checks: readonly Check[] = [
  {
    id: 'collected',
    task: 'The monitor has a file for each web server',
    seen: (attempt) => {
      const missing = SERVERS.filter((server) => fileOf(attempt, pathOf(server))?.content !== `watch ${server}\n`);
      if (missing.length === 0) return undefined;
      const about = filesAbout(attempt);
      return about.length === 0
        ? `The catalog of the monitor has no file for ${listed(missing)}.`
        : `The catalog has ${listed(about)}, but no correct file for ${listed(missing)}.`;
    },
  },
  {
    id: 'folder',
    task: 'The directory /etc/monitor contains only these files',
    seen: (attempt) => {
      if (fileOf(attempt, '/etc/monitor')?.type !== 'directory')
        return 'The directory /etc/monitor does not exist after the run.';
      const known = SERVERS.map(pathOf);
      const more = Object.keys(attempt.machine.files).filter(
        (path) => path.startsWith('/etc/monitor/') && !known.includes(path),
      );
      return more.length === 0 ? undefined : `The directory also contains ${listed(more)}.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many files does the monitor collect from other nodes?',
  choices: () => ['None', 'One', 'Two', 'Three'],
  answer: (attempt) => ['None', 'One', 'Two', 'Three'][filesAbout(attempt).length] ?? 'None',
  why: (attempt) =>
    filesAbout(attempt).length === 0
      ? 'No resource is both exported and collected.'
      : `Collected: ${listed(filesAbout(attempt))}.`,
};
