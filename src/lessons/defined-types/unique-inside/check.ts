import { countChoices, fileOf, isOrdered, listed, resourceOf, resourcesOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const NGINX = 'Package[nginx]';

const pathOf = (site: string): string => `/etc/nginx/conf.d/${site}.conf`;

function describeGap(attempt: Attempt, site: string): string | undefined {
  const content = fileOf(attempt, pathOf(site))?.content;
  if (content === undefined) return `${pathOf(site)} does not exist after the run.`;
  return content.includes(`${site}.example.com`)
    ? undefined
    : `The file of ${site} does not contain ${site}.example.com.`;
}

export const checks: readonly Check[] = [
  {
    id: 'own-files',
    task: 'The file of the shop has the name of the shop',
    seen: (attempt) => describeGap(attempt, 'shop'),
  },
  {
    id: 'one-package',
    task: 'The package nginx is declared outside the defined type, and installed',
    seen: (attempt) => {
      const container = resourceOf(attempt, NGINX)?.container;
      if (container === undefined) return `The catalog has no ${NGINX}.`;
      if (resourceOf(attempt, container)?.kind === 'define') return `${NGINX} is still declared in ${container}.`;
      return attempt.machine.packages['nginx'] === undefined ? 'The run did not install nginx.' : undefined;
    },
  },
  {
    id: 'package-first',
    task: 'The package comes before the files of the sites',
    seen: (attempt) => {
      const files = resourcesOf(attempt, 'File').filter(({ title }) => title.startsWith(pathOf('').slice(0, -5)));
      const early = files.filter(({ ref }) => !isOrdered(attempt, NGINX, ref)).map(({ title }) => title);
      return early.length === 0 ? undefined : `The graph has no path from the package to ${listed(early)}.`;
    },
  },
  {
    id: 'second-site',
    task: 'The blog has a file as well',
    seen: (attempt) => describeGap(attempt, 'blog'),
  },
];

const nativeCount = ({ catalog }: Attempt): number => catalog.resources.filter(({ kind }) => kind === 'native').length;

export const prediction: Prediction = {
  question: 'How many packages and files does the catalog contain in total?',
  choices: () => countChoices(5),
  answer: (attempt) => String(Math.min(5, nativeCount(attempt))),
  why: (attempt) => {
    const packages = resourcesOf(attempt, 'Package').length;
    return `A resource in the defined type appears once for each site, a shared resource only once. The catalog has ${packages} of the type package and ${nativeCount(attempt) - packages} others.`;
  },
};
