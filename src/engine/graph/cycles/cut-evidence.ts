/**
 * Judges which statements of a cycle are likely mistakes. Removing statements breaks the cycle, and the likeliest
 * mistakes are suggested first.
 */
import type { Instance } from '../../resource-types/instances/instance.ts';
import type { CutStatement } from './smallest-cuts.ts';
import type { RelationshipEdge } from '../edge.ts';
import { resourceOf } from '../vertex.ts';

/**
 * Returns the contents of a package. `services` has one service per line (`nginx`, `cron disabled`), and the keys of
 * `files` are paths.
 */
export type FindPackage = (
  name: string,
) => { readonly services?: readonly string[]; readonly files?: Readonly<Record<string, unknown>> } | undefined;

/** Plausibility levels of statements. A statement with a lower level is more likely a mistake. */
const LEVELS = {
  /** A service before its own package, or a file before the package that owns its directory. */
  reversed: 0,
  /** One line that orders many resources, such as an arrow between collectors or a resource default. */
  broad: 1,
  /** An arrow between containers, or between resources of different containers. */
  arrowAcross: 2,
  arrow: 3,
  /** A metaparameter or `require` that names a resource of another container. */
  across: 4,
  /** A metaparameter that names a resource of the same class. */
  within: 5,
  /** A package before its own file, or a file before the service that reads it. */
  natural: 6,
} as const;

/**
 * Added to the level of a relationship that also refreshes, because it is more likely intentional than one that only
 * orders.
 */
const REFRESH = 0.5;

/** Rates the plausibility of a statement by its lowest-rated edge. Mistakes have low ratings. */
export function rateEvidence(statement: CutStatement, findPackage: FindPackage = () => undefined): number {
  const isBroad = isBroadStatement(statement);
  const levels = statement.edges.map((edge) => rateEdge(edge, isBroad, findPackage) + (edge.refresh ? REFRESH : 0));
  return levels.reduce((least, level) => Math.min(least, level), LEVELS.natural + REFRESH);
}

function isBroadStatement({ edges }: CutStatement): boolean {
  const origins = new Set(edges.map(({ reason }) => (reason.kind === 'relationship' ? reason.origin : undefined)));
  return origins.has('default') || origins.has('collector') || (origins.has('arrow') && edges.length > 1);
}

function rateEdge({ source, target, reason }: RelationshipEdge, isBroad: boolean, findPackage: FindPackage): number {
  const isBetweenResources = source.kind === 'resource' && target.kind === 'resource';
  const [from, to] = [resourceOf(source), resourceOf(target)];
  if (isBetweenResources && belongsTo(from, to, findPackage)) return LEVELS.reversed;
  if (isBroad) return LEVELS.broad;
  if (isBetweenResources && belongsTo(to, from, findPackage)) return LEVELS.natural;
  const isAcross = !isBetweenResources || from.container !== to.container;
  const isArrow = reason.kind === 'relationship' && reason.origin === 'arrow';
  if (isArrow) return isAcross ? LEVELS.arrowAcross : LEVELS.arrow;
  return isAcross ? LEVELS.across : LEVELS.within;
}

/**
 * True if `resource` naturally depends on `other`. A service or file depends on its package, and a service on its file.
 */
function belongsTo(resource: Instance, other: Instance, findPackage: FindPackage): boolean {
  const pair = `${resource.type.name} ${other.type.name}`;
  switch (pair) {
    case 'service package':
      return namesAlike(resource.name, other.name) || hasService(findPackage(other.name)?.services, resource.name);
    case 'file package':
      return isNamedIn(resource.name, other.name) || hasDirectory(findPackage(other.name)?.files, resource.name);
    case 'service file':
      return isNamedIn(other.name, resource.name);
    default:
      return false;
  }
}

function namesAlike(one: string, other: string): boolean {
  const stem = (name: string): string => name.replace(/\.service$/, '').replace(/d$/, '');
  return stem(one) === stem(other);
}

function hasService(services: readonly string[] | undefined, name: string): boolean {
  return services?.some((line) => namesAlike(line.split(' ')[0] ?? '', name)) ?? false;
}

/**
 * True if a path segment is the name, with or without a file extension. `/etc/nginx/site.conf` and `/etc/nginx.conf`
 * match nginx.
 */
function isNamedIn(path: string, name: string): boolean {
  return path.split('/').some((part) => namesAlike(part, name) || namesAlike(part.replace(/\.[^.]*$/, ''), name));
}

function hasDirectory(files: Readonly<Record<string, unknown>> | undefined, path: string): boolean {
  if (files === undefined) return false;
  return Object.hasOwn(files, path) || Object.hasOwn(files, path.slice(0, path.lastIndexOf('/')));
}
