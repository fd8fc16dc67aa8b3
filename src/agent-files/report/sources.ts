/** Finds the resource that a log line of a report names as its source. */
import { readSource } from '../log/source.ts';
import { readText, readTexts, type Fields } from './fields.ts';

/** Converts an element of a containment path to a reference. In a path, a class is written as its name alone. */
export function toContainerRef(name: string): string {
  return name.includes('[') ? name : `Class[${name}]`;
}

export interface Sources {
  /**
   * Returns the reference of the resource that a source names: `File[/etc/motd]` for
   * `/Stage[main]/Main/File[/etc/motd]/ensure`. Returns the source itself if it is the reference of a container, such
   * as `Class[Ntp]`.
   */
  readonly find: (source: string) => string | undefined;
  /**
   * Returns the containers of a resource without a status, outermost first. They are known only if a resource with a
   * status has the same containers; otherwise the list is empty.
   */
  readonly findContainers: (source: string, ref: string) => readonly string[];
}

/** Creates the lookup from the statuses of a report. For a resource without a status, parses the source. */
export function createSources(statuses: readonly Fields[]): Sources {
  const refs = new Map<string, string>();
  const containers = new Map<string, readonly string[]>();
  for (const status of statuses) {
    const ref = readText(status, 'resource');
    const path = readTexts(status, 'containment_path');
    if (ref !== undefined) refs.set(`/${path.join('/')}`, ref);
    for (let depth = 1; depth < path.length; depth += 1) {
      const outer = path.slice(0, depth);
      const key = `/${outer.join('/')}`;
      if (!containers.has(key)) containers.set(key, outer.map(toContainerRef));
    }
  }
  return {
    find: (source) => {
      const known = refs.get(source) ?? refs.get(source.slice(0, source.lastIndexOf('/')));
      return known ?? readSource(source)?.ref;
    },
    findContainers: (source, ref) => containers.get(source.slice(0, source.lastIndexOf(`/${ref}`))) ?? [],
  };
}
