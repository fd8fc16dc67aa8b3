import type { Place } from '../../protocol/analysis.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';

/**
 * Finds the place in the project's files. A path of a real server, such as
 * `/etc/puppetlabs/code/environments/production/manifests/site.pp`, matches the file of the project whose path it ends
 * with. Returns undefined if there is none, or if the file has fewer lines.
 */
export function findProjectPlace(files: ProjectFiles, place: Place): Place | undefined {
  const own = files[place.file];
  if (own !== undefined) return hasLine(own, place.line) ? place : undefined;
  const file = findByEnd(files, place.file.replaceAll('\\', '/'));
  const text = file === undefined ? undefined : files[file];
  if (file === undefined || text === undefined || !hasLine(text, place.line)) return undefined;
  return { ...place, file };
}

interface Declared {
  readonly type: string;
  readonly title: string;
  readonly place?: Place;
}

let last: { readonly files: ProjectFiles; readonly declared: Declared; readonly found: Place | undefined } | undefined;

/**
 * Returns the place in the project's files where a resource of an opened agent file is declared. The line must name its
 * type or its title, because many projects have a file with the same path. Returns the same object for the same
 * resource.
 */
export function findDeclaration(files: ProjectFiles, declared: Declared): Place | undefined {
  if (last?.files === files && last.declared === declared) return last.found;
  const place = declared.place === undefined ? undefined : findProjectPlace(files, declared.place);
  const line = place === undefined ? '' : (files[place.file]?.split('\n')[place.line - 1] ?? '').toLowerCase();
  const isNamed = [declared.type, declared.title].some((name) => name !== '' && line.includes(name.toLowerCase()));
  const found = isNamed ? place : undefined;
  last = { files, declared, found };
  return found;
}

/** Finds the file whose path is the end of a server's path. Requires at least one common folder for a match. */
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
