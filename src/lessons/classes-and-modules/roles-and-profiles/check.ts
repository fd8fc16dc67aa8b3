import { fileOf, listed, resourceOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check } from '../../check.ts';
import { declares } from '../../common-checks.ts';

const NGINX = 'Class[Nginx]';
const ROLE = 'Class[Role::Shop]';
const PROFILES = ['Class[Profile::Base]', 'Class[Profile::Web]'];

/** Returns the file that declares nginx with parameters. Undefined if Hiera data sets them. */
const declaredIn = (attempt: Attempt): string | undefined =>
  resourceOf(attempt, NGINX)?.parameters.find(({ origin }) => origin === 'attribute')?.place?.file;

export const checks: readonly Check[] = [
  {
    id: 'role',
    task: 'The node has the role role::shop, and the role only includes profiles',
    seen: (attempt) => {
      if (resourceOf(attempt, ROLE) === undefined) return `The catalog has no ${ROLE}.`;
      const own = attempt.catalog.resources.filter(
        ({ container, kind }) => container === ROLE && (kind === 'native' || kind === 'define'),
      );
      return own.length === 0
        ? undefined
        : `The role declares ${listed(own.map(({ ref }) => ref))}. Move it to a profile.`;
    },
  },
  declares('profiles', 'The catalog contains both profiles, base and web', ...PROFILES),
  {
    id: 'nginx',
    task: 'A profile configures nginx, with 4 workers and compression',
    seen: (attempt) => {
      if (resourceOf(attempt, NGINX) === undefined) return `The catalog has no ${NGINX}.`;
      const path = declaredIn(attempt) ?? '';
      if (path === 'manifests/site.pp') return `${NGINX} is declared in ${path}, not in a profile.`;
      if (path.startsWith('modules/role/')) return `${NGINX} is declared in the role, not in a profile.`;
      const content = fileOf(attempt, '/etc/nginx.conf')?.content ?? '';
      return content === 'workers=4\ncompress=true\n'
        ? undefined
        : `/etc/nginx.conf contains ${JSON.stringify(content)}: the values are missing.`;
    },
  },
];
