import type { UnitHost } from '../services/units/unit.ts';
import { readNginx } from '../services/units/nginx.ts';
import { newSite, parsePort, type Location, type Site } from './site.ts';

/** Default of the setting `root` in the packages of Debian and RHEL. */
const ROOT = '/usr/share/nginx/html';

/** Parses the arguments of `return`: `return 301 /x;`, `return 204;`, `return https://…;`. */
function parseReturn([first = '', ...rest]: readonly string[]): NonNullable<Location['answer']> {
  return /^\d{3}$/.test(first) ? { status: Number(first), text: rest.join(' ') } : { status: 302, text: first };
}

export function nginxSites(host: UnitHost): readonly Site[] {
  const sites: Site[] = [];
  const blocks: string[] = [];
  let [root, index] = [ROOT, ['index.html']];
  let site: Site | undefined;
  let location: Location | undefined;

  function setting(name: string, args: readonly string[]): void {
    const [first = ''] = args;
    if (site === undefined) {
      if (name === 'root') root = first;
      if (name === 'index') index = [...args];
    } else if (location !== undefined) {
      if (name === 'root') location.root = first;
      if (name === 'alias') location.alias = first;
      if (name === 'return') location.answer = parseReturn(args);
      if (name === 'proxy_pass') location.proxy = first;
    } else {
      const port = name === 'listen' ? parsePort(first) : undefined;
      if (port !== undefined) site.ports.push(port);
      if (name === 'listen' && args.includes('default_server')) site.isDefault = true;
      if (name === 'server_name') site.names.push(...args);
      if (name === 'root') site.root = first;
      if (name === 'index') site.index = args;
      if (name === 'return') site.answer = parseReturn(args);
    }
  }

  readNginx(host, {
    directive(name, args, opensBlock) {
      if (!opensBlock) return setting(name, args);
      if (name === 'server' && blocks.at(-1) === 'http') {
        site = newSite();
        site.root = root;
        site.index = index;
        sites.push(site);
      }
      if (name === 'location' && site !== undefined && location === undefined) {
        const [sign = '', path = sign] = args;
        location = { path, isExact: sign === '=' };
        // Locations with regular expressions are parsed but never match a request.
        if (!sign.startsWith('~')) site.locations.push(location);
      }
      blocks.push(name);
    },
    close() {
      const block = blocks.pop();
      if (block === 'location' && !blocks.includes('location')) location = undefined;
      if (block === 'server' && site !== undefined) {
        if (site.ports.length === 0) site.ports.push(80);
        site = undefined;
      }
    },
  });
  return sites;
}
