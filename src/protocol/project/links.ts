/** The texts that a project's symbolic links lead to: Puppet reads a link as the file behind it. */
import type { KeptFiles, ProjectFiles } from './project.ts';

/** How many links are followed one after another: as many as Linux does. */
const MOST_STEPS = 40;

/** Texts by the paths that links give them: of a link to a file its own, of a link to a folder those of all files in it. */
export function linkedTexts(files: ProjectFiles, kept: KeptFiles): ProjectFiles {
  const links = linksOf(kept);
  if (links.length === 0) return none;
  const texts: Record<string, string> = {};
  for (const [path, target] of links) {
    const end = endOf(target, kept);
    if (end === undefined) continue;
    const text = files[end];
    if (text !== undefined) {
      texts[path] = text;
      continue;
    }
    const folder = `${end}/`;
    for (const file in files) {
      const inside = file.startsWith(folder) ? files[file] : undefined;
      // A link to a folder that it is in itself would never end.
      if (inside !== undefined && !path.startsWith(folder)) texts[`${path}/${file.slice(folder.length)}`] = inside;
    }
  }
  return texts;
}

const none: ProjectFiles = {};
const known = new WeakMap<KeptFiles, readonly (readonly [string, string])[]>();

/** The links with the paths that they lead to; those that lead out of the project are none. */
function linksOf(kept: KeptFiles): readonly (readonly [string, string])[] {
  const hit = known.get(kept);
  if (hit !== undefined) return hit;
  const links = Object.entries(kept).flatMap(([path, file]): (readonly [string, string])[] => {
    const target = file.kind === 'link' ? resolved(path, file.target) : undefined;
    return target === undefined ? [] : [[path, target]];
  });
  known.set(kept, links);
  return links;
}

/** Where a link leads, from the top of the project; undefined for a way out of it. */
function resolved(path: string, target: string): string | undefined {
  if (target.startsWith('/')) return undefined;
  const parts = path.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.length === 0 ? undefined : parts.join('/');
}

/** The path behind links to links. */
function endOf(target: string, kept: KeptFiles): string | undefined {
  let at: string | undefined = target;
  for (let step = 0; step < MOST_STEPS && at !== undefined; step += 1) {
    const file: KeptFiles[string] | undefined = Object.hasOwn(kept, at) ? kept[at] : undefined;
    if (file === undefined) return at;
    at = file.kind === 'link' ? resolved(at, file.target) : undefined;
  }
  return undefined;
}
