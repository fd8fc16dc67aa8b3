/** Data coverage: for each key and each data file of a hierarchy, the nodes that get their value from it. */
import type { DataKeyView } from '../data.ts';
import type { KeyUse } from '../../engine/index.ts';
import type { Place } from '../analysis.ts';
import type { NodeUsage } from './node-uses.ts';

/** A value of a key in a data file of a hierarchy. */
export interface CoveredValue {
  readonly place: Place;
  /** Name of the level in the hierarchy. */
  readonly level: string;
  readonly layer: string;
  /** Certnames of the nodes that get their value, or a part of a merged value, from here. */
  readonly users: readonly string[];
  /** Certnames of the nodes that look up the key and have the file in their hierarchy, but use a higher level. */
  readonly shadowed: readonly string[];
}

export interface CoveredKey {
  readonly key: string;
  /**
   * `unused`: no node looks up the key. `shadowed`: a value is looked up, but no node gets it. `used`: some node gets
   * each value.
   */
  readonly state: 'used' | 'shadowed' | 'unused';
  /** Values by level, highest priority first. */
  readonly values: readonly CoveredValue[];
  /** Certnames of the nodes that look up the key but find no value in a data file. */
  readonly missing: readonly string[];
}

export interface DataCoverage {
  readonly nodes: number;
  /** Number of nodes that do not compile. Their lookups after the error are unknown. */
  readonly failed: number;
  readonly keys: readonly CoveredKey[];
}

interface FileOfNodes {
  readonly level: string;
  readonly layer: string;
  readonly rank: number;
  /** Certnames of the nodes with the file in their hierarchy. */
  readonly nodes: Set<string>;
}

/** Reads the values of keys; only values in files of a node's hierarchy count. */
export function coverData(keys: readonly DataKeyView[], usages: readonly NodeUsage[]): DataCoverage {
  const files = filesOfHierarchies(usages);
  const uses = usesByKey(usages);
  const covered = keys.flatMap(({ key, places }): readonly CoveredKey[] => {
    const inHierarchy = places
      .flatMap((place) => {
        const file = files.get(place.file);
        // A module's data counts only for the keys of the module.
        if (file === undefined || !isOfLayer(key, file.layer)) return [];
        return [{ place, file }];
      })
      .toSorted((one, other) => one.file.rank - other.file.rank);
    if (inHierarchy.length === 0) return [];
    const users = uses.get(key);
    const values = inHierarchy.map(({ place, file }): CoveredValue => {
      const { level, layer, nodes } = file;
      const having = commonNames(users, nodes);
      const gets = (certname: string): boolean => {
        const use = users?.get(certname);
        return use !== undefined && isFrom(use, place.file);
      };
      return {
        place,
        level,
        layer,
        users: having.filter(gets),
        shadowed: having.filter((certname) => !gets(certname)),
      };
    });
    const got = new Set(values.flatMap(({ users: own }) => own));
    const missing = [...(users?.keys() ?? [])].filter((certname) => !got.has(certname));
    return [{ key, state: stateOf(users !== undefined, values), values, missing }];
  });
  const failed = usages.filter(({ error }) => error !== undefined).length;
  return { nodes: usages.length, failed, keys: covered };
}

/** Returns the names in both collections. Iterates over the smaller one, because the other may have thousands. */
function commonNames(users: ReadonlyMap<string, unknown> | undefined, nodes: ReadonlySet<string>): readonly string[] {
  if (users === undefined) return [];
  return nodes.size < users.size
    ? [...nodes].filter((certname) => users.has(certname))
    : [...users.keys()].filter((certname) => nodes.has(certname));
}

function stateOf(isUsed: boolean, values: readonly CoveredValue[]): CoveredKey['state'] {
  if (!isUsed) return 'unused';
  return values.some(isShadowed) ? 'shadowed' : 'used';
}

/** True for a value that no node gets, although some node looks it up with this file in its hierarchy. */
export function isShadowed({ users, shadowed }: CoveredValue): boolean {
  return users.length === 0 && shadowed.length > 0;
}

function isOfLayer(key: string, layer: string): boolean {
  return !layer.startsWith('module ') || key.startsWith(`${layer.slice('module '.length)}::`);
}

const LAYERS = ['global', 'environment'];

function filesOfHierarchies(usages: readonly NodeUsage[]): ReadonlyMap<string, FileOfNodes> {
  const files = new Map<string, FileOfNodes>();
  for (const { certname, uses } of usages) {
    for (const { layer, levels } of uses.hierarchies) {
      const layerRank = LAYERS.includes(layer) ? LAYERS.indexOf(layer) : LAYERS.length;
      let position = 0;
      for (const [index, level] of levels.entries()) {
        for (const path of level.files) {
          position += 1;
          // Sorts by layer, then by level, then by position. The factors leave space for many files.
          const rank = layerRank * 1e9 + index * 1e6 + position;
          const known = files.get(path) ?? { level: level.name, layer, rank, nodes: new Set<string>() };
          files.set(path, known);
          known.nodes.add(certname);
        }
      }
    }
  }
  return files;
}

/** Lookups of a key by one node. Usually there is only one lookup, and its `KeyUse` is used without copying it. */
interface KeyUseOfNode extends Pick<KeyUse, 'merge' | 'file'> {
  /** Data files in which the node's second and later lookups of the key found a value. */
  readonly others?: readonly string[];
}

function isFrom({ merge, file, others }: KeyUseOfNode, path: string): boolean {
  return merge === 'merged' || file === path || others?.includes(path) === true;
}

function usesByKey(usages: readonly NodeUsage[]): ReadonlyMap<string, ReadonlyMap<string, KeyUseOfNode>> {
  const found = new Map<string, Map<string, KeyUseOfNode>>();
  for (const { certname, uses } of usages) {
    for (const use of uses.keys) {
      let byNode = found.get(use.key);
      if (byNode === undefined) found.set(use.key, (byNode = new Map()));
      const known = byNode.get(certname);
      byNode.set(certname, known === undefined ? use : joinUses(known, use));
    }
  }
  return found;
}

function joinUses(known: KeyUseOfNode, { merge, file }: KeyUse): KeyUseOfNode {
  const others = [...(known.others ?? []), ...(file === undefined ? [] : [file])];
  return { ...known, merge: merge === 'merged' ? merge : known.merge, others };
}
