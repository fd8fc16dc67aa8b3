/**
 * Adds nodes from a list of names or from files of facts, and updates existing nodes. Checks which ones a project can
 * contain.
 */
import type { FactsOfNode } from '../protocol/nodes/nodes.ts';
import {
  nodesOf,
  type JsonObject,
  type PlatformId,
  type Project,
  type ProjectNode,
} from '../protocol/project/project.ts';
import { limits } from './limits.ts';
import { isCertname, readFacts } from './permalink/check-project.ts';
import { ok, refused, type Result } from './result.ts';

export interface GivenNodes {
  readonly nodes: readonly ProjectNode[];
  readonly added: number;
  readonly filled: number;
}

/**
 * Reads a string that contains only names, separated by lines, spaces or commas. Returns undefined for any other
 * string.
 */
export function namesInText(text: string): readonly string[] | undefined {
  const words = text
    .replaceAll(/^\s*#.*$/gm, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 0 || !words.every((word) => isCertname(word.toLowerCase()))) return undefined;
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/**
 * Finds the platform that is most similar to the platform in the facts. Undefined if the facts do not state a platform.
 */
function platformOfFacts({
  os,
  osfamily,
  operatingsystem,
  operatingsystemmajrelease,
}: JsonObject): PlatformId | undefined {
  const described: Readonly<Record<string, unknown>> = typeof os === 'object' && os !== null ? { ...os } : {};
  const { release } = described;
  const major =
    typeof release === 'object' && release !== null && 'major' in release ? release.major : operatingsystemmajrelease;
  const name = described['name'] ?? operatingsystem;
  const family = described['family'] ?? osfamily;
  if (name === 'Ubuntu') return 'ubuntu-24.04';
  if (name === 'Debian' && major === '13') return 'debian-13';
  if (family === 'Debian') return 'debian-12';
  if (name === 'AlmaLinux') return 'almalinux-9';
  return family === 'RedHat' ? 'rhel-9' : undefined;
}

/**
 * Returns the nodes to add to a project or to update in it. A name without facts does not change an existing node.
 * Facts without a name belong to the current node. If a name is invalid or the project would become too large, returns
 * the reason.
 */
export function givenNodes(
  project: Project,
  given: readonly FactsOfNode[],
  legacyFacts: boolean,
): Result<GivenNodes, string> {
  const known = new Map(nodesOf(project).map((each) => [each.node.certname, each]));
  const nodes = new Map<string, ProjectNode>();
  let [added, filled] = [0, 0];
  for (const { certname, facts } of given) {
    const name = (certname ?? project.node.certname).toLowerCase();
    if (!isCertname(name))
      return refused(
        `“${name.slice(0, 80)}” is not a valid certname. Use lowercase letters, digits, dots, hyphens and underscores.`,
      );
    const read = readFacts(facts);
    if (!read.ok)
      return refused(
        `${name} has more than ${limits.facts} facts, or facts nested deeper than ${limits.factDepth} levels. Leave some of them out.`,
      );
    const own = known.get(name);
    const hasFacts = Object.keys(facts).length > 0;
    if (own === undefined && !nodes.has(name)) added += 1;
    else if (own !== undefined && hasFacts && !nodes.has(name)) filled += 1;
    if (own !== undefined && !hasFacts) continue;
    const platform = platformOfFacts(facts) ?? own?.node.platform ?? project.node.platform;
    nodes.set(name, {
      node: { certname: name, platform, facts: read.value, ...(legacyFacts && hasFacts ? { legacyFacts } : {}) },
      machine: own?.machine ?? { files: {}, packages: {}, services: {} },
    });
  }
  const count = known.size + added;
  if (count > limits.nodes)
    return refused(
      `A project has at most ${limits.nodes.toLocaleString('en')} nodes; with these it would have ${count.toLocaleString('en')}.`,
    );
  const rest = [...known.values()].filter(({ node }) => !nodes.has(node.certname));
  const length = [...rest, ...nodes.values()].reduce((sum, { node }) => sum + JSON.stringify(node.facts).length, 0);
  if (length > limits.factsLength)
    return refused(
      `The facts of all nodes together are longer than ${limits.factsLength / 1_000_000} million characters. Add fewer nodes, or leave out legacy facts.`,
    );
  return ok({ nodes: [...nodes.values()], added, filled });
}
