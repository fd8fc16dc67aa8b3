/** Systems of nodes: the simulated platforms, and older systems that are known by their facts alone. */
import { olderSystems, platforms, type Diagnostic, type OlderSystemName, type PlatformName } from '../engine/index.ts';
import type { NodeSystemView } from '../protocol/missing.ts';

export type SystemName = PlatformName | OlderSystemName;

export const SYSTEMS = { ...platforms, ...olderSystems };

export function systemNames(): readonly SystemName[] {
  return Object.keys(SYSTEMS).filter(isSystem);
}

export function isSystem(name: string): name is SystemName {
  return Object.hasOwn(SYSTEMS, name);
}

/** Maximum number of systems that one node is compiled on. */
const MOST_SYSTEMS = 6;

/**
 * Returns the systems on which a failing node may compile, the likeliest first: those that compiled other nodes, and
 * those whose names the failing code contains.
 *
 * @param read returns the content of a file
 * @param proven systems that compiled other nodes, the latest last
 */
export function likelySystems(
  errors: readonly Diagnostic[],
  read: (file: string) => string | undefined,
  proven: readonly SystemName[],
): readonly SystemName[] {
  const texts = [...new Set(errors.flatMap(({ file, origin }) => [file, origin?.file ?? file]))].map(
    (file) => read(file) ?? '',
  );
  const score = (name: SystemName): number => {
    const words = wordsOf(name).filter((word) => texts.some((text) => text.includes(word)));
    return words.length * 2 + (proven.includes(name) ? 1 : 0);
  };
  return systemNames()
    .map((name) => ({ name, score: score(name) }))
    .filter((each) => each.score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_SYSTEMS)
    .map(({ name }) => name);
}

/** Returns the strings by which code can select a system: its name, family, codename and version. */
function wordsOf(name: SystemName): readonly string[] {
  const { os } = SYSTEMS[name];
  const { family, release, distro } = os;
  const words = [os.name, family, distro.codename, release.major, release.full];
  return [...new Set(words)].flatMap((word) => [`'${word}'`, `"${word}"`]);
}

/** Describes an operating system for the user, who can assign it to a node. */
export function toSystemView(id: SystemName): NodeSystemView {
  const { os } = SYSTEMS[id];
  return { id, title: os.distro.description, ...(Object.hasOwn(platforms, id) ? {} : { facts: { os } }) };
}
