import { countChoices, fileOf, isOrdered, listed, resourceOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SITES = ['shop', 'blog'];
const NGINX = 'Package[nginx]';

const pathOf = (site: string): string => `/etc/nginx/conf.d/${site}.conf`;

export const checks: readonly Check[] = [
  {
    id: 'own-files',
    task: 'Shop and blog have a file of their own, each with its name in it',
    seen: (attempt) => {
      const missing = SITES.filter((site) => fileOf(attempt, pathOf(site)) === undefined).map(pathOf);
      if (missing.length > 0) return `The run wrote no ${listed(missing)}.`;
      const strange = SITES.find((site) => !fileOf(attempt, pathOf(site))?.content?.includes(`${site}.example.com`));
      return strange === undefined ? undefined : `The file of ${strange} does not name ${strange}.example.com.`;
    },
  },
  {
    id: 'one-package',
    task: 'The package nginx is installed',
    seen: (attempt) => {
      if (resourceOf(attempt, NGINX) === undefined) return `The catalog has no ${NGINX}: it was taken out for good.`;
      return attempt.machine.packages['nginx'] === undefined ? 'The run did not install nginx.' : undefined;
    },
  },
  {
    id: 'package-first',
    task: 'It is installed before the files are written',
    seen: (attempt) => {
      const early = SITES.filter((site) => !isOrdered(attempt, NGINX, `File[${pathOf(site)}]`));
      return early.length === 0 ? undefined : `Nothing makes the file of ${listed(early)} wait for the package.`;
    },
  },
];

const nativeCount = ({ catalog }: Attempt): number => catalog.resources.filter(({ kind }) => kind === 'native').length;

export const prediction: Prediction = {
  question: 'Two sites: how many packages and files will the catalog have, taken together?',
  choices: () => countChoices(5),
  answer: (attempt) => String(Math.min(5, nativeCount(attempt))),
  why: (attempt) => {
    const packages = attempt.catalog.resources.filter(({ type }) => type === 'Package').length;
    return `What stands in the define is there once for each site, what is shared once for all. Here are ${packages} of the type package and ${nativeCount(attempt) - packages} others.`;
  },
};
