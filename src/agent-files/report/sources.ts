/** Finds the resource that a log line of a report names as its source. */
import { readSource } from '../log/source.ts';
import { readText, readTexts, type Fields } from './fields.ts';

/** Converts an element of a containment path to a reference: classes appear by name only. */
export function toContainerRef(name: string): string {
  return name.includes('[') ? name : `Class[${name}]`;
}

export interface Sources {
  /** Returns the resource of a source, such as `/Stage[main]/Main/File[/etc/motd]/ensure`, or the container `Class[Ntp]`. */
  readonly find: (source: string) => string | undefined;
}

/** Creates the lookup from the statuses of a report. Sources of resources without a status are read by their form. */
export function createSources(statuses: readonly Fields[]): Sources {
  const refs = new Map<string, string>();
  for (const status of statuses) {
    const ref = readText(status, 'resource');
    if (ref !== undefined) refs.set(`/${readTexts(status, 'containment_path').join('/')}`, ref);
  }
  return {
    find: (source) => {
      const known = refs.get(source) ?? refs.get(source.slice(0, source.lastIndexOf('/')));
      return known ?? readSource(source)?.ref;
    },
  };
}
