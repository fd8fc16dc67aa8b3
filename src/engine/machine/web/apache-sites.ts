import type { UnitHost } from '../services/units/unit.ts';
import { readApache } from '../services/units/apache.ts';
import { newSite, parsePort, type Site } from './site.ts';

/** HTTP status for each keyword of `Redirect KEYWORD PATH URL`. Without a keyword, a redirect is temporary. */
const REDIRECTS: Readonly<Record<string, number>> = { permanent: 301, temp: 302, seeother: 303, gone: 410 };

function applySetting(site: Site, name: string, args: readonly string[]): void {
  const [first = '', second = '', third = ''] = args;
  if (name === 'servername' || name === 'serveralias') site.names.push(...args);
  if (name === 'documentroot') site.root = first;
  if (name === 'directoryindex') site.index = args;
  if (name === 'proxypass') site.locations.push({ path: first, isExact: false, proxy: second });
  if (name === 'alias') site.locations.push({ path: first, isExact: false, alias: second });
  if (name !== 'redirect') return;
  const status = REDIRECTS[first.toLowerCase()] ?? (/^\d{3}$/.test(first) ? Number(first) : undefined);
  const [path, text] = status === undefined ? [first, second] : [second, third];
  site.locations.push({ path, isExact: false, answer: { status: status ?? 302, text } });
}

/**
 * Returns the virtual hosts of Apache's configuration. The last site is the main server, which responds on ports that
 * no virtual host uses.
 */
export function apacheSites(host: UnitHost): readonly Site[] {
  const main = newSite();
  main.index = ['index.html'];
  const sites: Site[] = [];
  const blocks: string[] = [];
  const listened: number[] = [];
  let site: Site | undefined;
  readApache(host, {
    directive(name, args, opensBlock) {
      if (opensBlock) {
        blocks.push(name);
        if (name !== 'virtualhost') return;
        site = newSite();
        site.ports.push(...args.flatMap((each) => parsePort(each) ?? []));
        sites.push(site);
      } else if (name === 'listen') listened.push(...args.slice(0, 1).flatMap((each) => parsePort(each) ?? []));
      // Skips settings in blocks for a directory or some files, because they do not apply to the whole site.
      else if (blocks.every((block) => block === 'virtualhost' || block.startsWith('if'))) {
        applySetting(site ?? main, name, args);
      }
    },
    close() {
      if (blocks.pop() === 'virtualhost') site = undefined;
    },
  });
  for (const each of sites) {
    each.root ??= main.root;
    if (each.index.length === 0) each.index = main.index;
  }
  main.ports.push(...listened.filter((port) => !sites.some(({ ports }) => ports.includes(port))));
  // Apache responds only on ports in `Listen` directives, even if a virtual host names further ports.
  return [...sites, main].map((each) => ({ ...each, ports: each.ports.filter((port) => listened.includes(port)) }));
}
