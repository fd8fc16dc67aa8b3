/**
 * `node scripts/run.mjs scripts/machine/derive-alternatives.ts FOLDER DEB…`: writes the alternatives that packages
 * register in their scripts. FOLDER is `src/machines/PLATFORM`, and each DEB is the file of a package (`apt-get
 * download`). Existing lines of `alternatives.json` stay: some scripts (Java, PHP) build the names from variables, and
 * for these the file contains the entries of `/var/lib/dpkg/alternatives` on a real Debian.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const [folder = '', ...debs] = process.argv.slice(2);
const path = join(folder, 'alternatives.json');
const known: Record<string, readonly string[]> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

const found = new Map(Object.entries(known));
for (const deb of debs) {
  const name = basename(deb).split('_')[0] ?? '';
  const lines = registered(readPostinst(deb));
  if (lines.length > 0) found.set(name, [...new Set([...(found.get(name) ?? []), ...lines])].toSorted());
}
const sorted = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);

function readPostinst(deb: string): string {
  try {
    return execFileSync('dpkg-deb', ['-I', deb, 'postinst'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // The package has no script with this name.
    return '';
  }
}

/**
 * Returns the alternatives that a script registers, as lines `NAME LINK PATH PRIORITY`. Leaves out manual pages, which
 * the machine does not have. A program in `--slave` (`updatedb` for `locate`) becomes an alternative of its own.
 */
function registered(script: string): readonly string[] {
  const calls = script
    .replaceAll(/\\\n\s*/g, ' ')
    .matchAll(/update-alternatives\s+(?:--quiet\s+)?--install\s+(\/\S+)\s+(\S+)\s+(\/\S+)\s+(-?\d+)(.*)/g);
  return [...calls].flatMap(([, link = '', name = '', program = '', priority = '', rest = '']) => {
    const along = [...rest.matchAll(/--slave\s+(\/usr\/s?bin\/\S+)\s+(\S+)\s+(\/\S+)/g)];
    const lines = [[name, link, program], ...along.map(([, path = '', each = '', to = '']) => [each, path, to])];
    return lines.flatMap((words) =>
      words.join(' ').includes('$') || words[1]?.startsWith('/usr/share/man/') === true
        ? []
        : [`${words.join(' ')} ${priority}`],
    );
  });
}
