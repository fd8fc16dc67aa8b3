/** Reads the contents that a project's symbolic links refer to. Puppet reads a link as its target. */
import type { KeptFiles, ProjectFiles } from './project.ts';

/** Maximum number of links to follow. Linux has the same limit. */
const MOST_STEPS = 40;

/**
 * Returns contents by their paths through links. A link to a file has the content of the file; a link to a folder has
 * the contents of all files in the folder.
 */
export function linkedTexts(files: ProjectFiles, kept: KeptFiles): ProjectFiles {
  const links = collectLinks(kept);
  if (links.length === 0) return none;
  const texts: Record<string, string> = {};
  for (const [path, target] of links) {
    const end = resolveChain(target, kept);
    if (end === undefined) continue;
    const text = files[end];
    if (text !== undefined) {
      texts[path] = text;
      continue;
    }
    const folder = `${end}/`;
    for (const file in files) {
      const inside = file.startsWith(folder) ? files[file] : undefined;
      // Skips a link to a folder that contains the link itself, because it would give endlessly many paths.
      if (inside !== undefined && !path.startsWith(folder)) texts[`${path}/${file.slice(folder.length)}`] = inside;
    }
  }
  return texts;
}

const none: ProjectFiles = {};
const known = new WeakMap<KeptFiles, readonly (readonly [string, string])[]>();

/** Lists the links with their targets. Skips links to targets outside of the project. */
function collectLinks(kept: KeptFiles): readonly (readonly [string, string])[] {
  const hit = known.get(kept);
  if (hit !== undefined) return hit;
  const links = Object.entries(kept).flatMap(([path, file]): (readonly [string, string])[] => {
    const target = file.kind === 'link' ? resolved(path, file.target) : undefined;
    return target === undefined ? [] : [[path, target]];
  });
  known.set(kept, links);
  return links;
}

/** Returns the target of a link, relative to the project's root; undefined if the target is outside of the project. */
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

function resolveChain(target: string, kept: KeptFiles): string | undefined {
  let at: string | undefined = target;
  for (let step = 0; step < MOST_STEPS && at !== undefined; step += 1) {
    const file: KeptFiles[string] | undefined = Object.hasOwn(kept, at) ? kept[at] : undefined;
    if (file === undefined) return at;
    at = file.kind === 'link' ? resolved(at, file.target) : undefined;
  }
  return undefined;
}
