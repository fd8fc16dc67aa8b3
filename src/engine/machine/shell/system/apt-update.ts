/**
 * Implements `apt-get update`. Checks only sources whose files are on the machine. Other sources count as read without
 * errors.
 */
import { succeed, type ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';

interface LocalSource {
  /** Name in apt's output, such as `file:/srv/repo ./`. */
  readonly title: string;
  readonly release: string;
}

/** Lists the sources in `sources.list` and `sources.list.d/*.list` that are local directories. */
function localSources({ files }: Target): readonly LocalSource[] {
  const folder = '/etc/apt/sources.list.d';
  const more = files.isDirectory(folder) ? files.list(folder).filter((name) => name.endsWith('.list')) : [];
  const paths = ['/etc/apt/sources.list', ...more.map((name) => `${folder}/${name}`)];
  const lines = paths.flatMap((path) => (files.stat(path)?.kind === 'file' ? files.readText(path).split('\n') : []));
  return lines.flatMap((line) => {
    const found = /^\s*deb\s+(?:\[[^\]]*\]\s+)?(?:file|copy):(?:\/\/)?(\/\S*)\s+(\S+)/.exec(line);
    if (found === null) return [];
    const [, root = '', suite = ''] = found;
    const place = root.replace(/\/$/, '');
    const isFlat = suite.endsWith('/');
    return [
      {
        title: `file:${root} ${suite}`,
        release: isFlat ? `${place}/${suite}Release` : `${place}/dists/${suite}/Release`,
      },
    ];
  });
}

/** True if apt accepts a source because there is a `Release` file or an index of packages. */
function isReadable({ files }: Target, { release }: LocalSource): boolean {
  const folder = release.slice(0, -'Release'.length);
  return ['Release', 'InRelease', 'Packages', 'Packages.gz'].some((name) => files.exists(`${folder}${name}`));
}

export function updateLists(target: Target): ToolResult {
  const missing = localSources(target).filter((source) => !isReadable(target, source));
  if (missing.length === 0) return succeed('Reading package lists...\n');
  let number = 0;
  const tried = missing.flatMap(({ title, release }) => {
    const index = (number += 2);
    return [
      `Get:${index - 1} ${title} InRelease`,
      `Ign:${index - 1} ${title} InRelease`,
      `Get:${index} ${title} Release`,
      `Err:${index} ${title} Release`,
      `  File not found - ${release} (2: No such file or directory)`,
    ];
  });
  return {
    exitCode: 100,
    stdout: [...tried, 'Reading package lists...', ''].join('\n'),
    stderr: missing.map(({ title }) => `E: The repository '${title} Release' does not have a Release file.\n`).join(''),
  };
}
