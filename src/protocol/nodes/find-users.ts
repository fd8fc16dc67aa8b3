/** Finds the nodes that use a class, a data key or a file, and the places in code that use it. */
import type { Place } from '../analysis.ts';
import type { NodeUsage } from './node-uses.ts';

export interface UsedThing {
  readonly kind: 'class' | 'key' | 'file';
  /** Name of the class or key, or path of the file. */
  readonly name: string;
}

export interface UserPlace {
  readonly place: Place;
  /** Class whose code contains the use. Absent for code outside of classes, and if the class is unknown. */
  readonly by?: string;
  readonly nodes: readonly string[];
}

export interface Users {
  /** Certnames of the nodes that use the class, key or file. */
  readonly nodes: readonly string[];
  /** Certnames of the nodes on which the key is looked up for a parameter of a class. */
  readonly byParameter: readonly string[];
  /** Places that the compilations reached, those of the most nodes first. */
  readonly places: readonly UserPlace[];
}

export function findUsers(usages: readonly NodeUsage[], thing: UsedThing): Users {
  const nodes: string[] = [];
  const byParameter: string[] = [];
  const places = new Map<string, { place: Place; by?: string; nodes: string[] }>();
  for (const usage of usages) {
    const { isUser, isByParameter = false, found } = usesBy(usage, thing);
    if (isUser) nodes.push(usage.certname);
    if (isByParameter) byParameter.push(usage.certname);
    for (const { place, by } of found) {
      const key = `${place.file}:${place.line}`;
      const known = places.get(key) ?? { place, ...(by === undefined || by === '' ? {} : { by }), nodes: [] };
      places.set(key, known);
      if (known.nodes.at(-1) !== usage.certname) known.nodes.push(usage.certname);
    }
  }
  return {
    nodes,
    byParameter,
    places: [...places.values()].toSorted((one, other) => other.nodes.length - one.nodes.length),
  };
}

/** Returns a function that counts the nodes that use a class, key or file. Counts all classes and keys in advance. */
export function countUsers(usages: readonly NodeUsage[]): (thing: UsedThing) => number {
  const classes = new Map<string, number>();
  const keys = new Map<string, number>();
  const count = (counts: Map<string, number>, names: readonly string[]): void => {
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const { uses, error } of usages) {
    if (error === undefined)
      count(
        classes,
        uses.classes.map(({ name }) => name),
      );
    count(
      keys,
      uses.keys.map(({ key }) => key),
    );
  }
  return (thing) => {
    if (thing.kind === 'file') return findUsers(usages, thing).nodes.length;
    return (thing.kind === 'class' ? classes : keys).get(thing.name) ?? 0;
  };
}

interface UsesOfNode {
  readonly isUser: boolean;
  readonly isByParameter?: boolean;
  readonly found: readonly { readonly place: Place; readonly by?: string }[];
}

function usesBy({ uses, hasRead, error }: NodeUsage, { kind, name }: UsedThing): UsesOfNode {
  switch (kind) {
    case 'class': {
      const own = uses.classes.filter((use) => use.name === name);
      // Without a catalog, the node has no classes.
      if (error !== undefined) return { isUser: false, found: [] };
      return {
        isUser: own.length > 0,
        found: own.flatMap(({ place, by }) => (place === undefined ? [] : [{ place, by }])),
      };
    }
    case 'key': {
      const own = uses.keys.filter(({ key }) => key === name);
      const owner = name.slice(0, Math.max(0, name.lastIndexOf('::')));
      return {
        isUser: own.length > 0,
        isByParameter: own.some(({ place }) => place === undefined) && uses.classes.some((use) => use.name === owner),
        found: own.flatMap(({ place }) => (place === undefined ? [] : [{ place }])),
      };
    }
    case 'file': {
      const own = uses.sources.filter(({ path }) => path === name || name.startsWith(`${path}/`));
      const found = own.flatMap(({ place }) => (place === undefined ? [] : [{ place }]));
      return { isUser: own.length > 0 || hasRead(name), found };
    }
  }
}
