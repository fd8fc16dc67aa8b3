import type { Place } from '../../protocol/analysis.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';

/**
 * Finds the place in the project's files. A path of a real server, such as
 * `/etc/puppetlabs/code/environments/production/manifests/site.pp`, matches the file of the project whose path it ends
 * with. Returns undefined if there is none, or if the file has fewer lines.
 */
export function findProjectPlace(files: ProjectFiles, place: Place): Place | undefined {
  if (files[place.file] !== undefined) return place;
  const file = findByEnd(files, place.file.replaceAll('\\', '/'));
  const text = file === undefined ? undefined : files[file];
  if (file === undefined || text === undefined || !hasLine(text, place.line)) return undefined;
  return { ...place, file };
}

/** A file name alone, without a folder, is too little for a match. */
function findByEnd(files: ProjectFiles, path: string): string | undefined {
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    const end = path.slice(slash + 1);
    if (end.includes('/') && files[end] !== undefined) return end;
  }
  return undefined;
}

function hasLine(text: string, line: number): boolean {
  let end = -1;
  for (let passed = 1; passed < line; passed += 1) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return false;
  }
  return true;
}
