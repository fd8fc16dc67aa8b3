/** Judges which statements of a cycle are likely mistakes, so that the likeliest cut is listed first. */
import type { Instance } from '../resource-types/instances/instance.ts';
import type { CutStatement } from './smallest-cuts.ts';
import type { RelationshipEdge } from './edge.ts';
import { resourceOf } from './vertex.ts';

/** Returns the contents of a package: its services, one per line (`nginx`, `cron disabled`), and its files by path. */
export type FindPackage = (
  name: string,
) => { readonly services?: readonly string[]; readonly files?: Readonly<Record<string, unknown>> } | undefined;

/** Plausibility levels. The lower the level, the more likely the statement is a mistake. */
const LEVELS = {
  /** A service before its own package, a file before the package that owns its directory. */
  reversed: 0,
  /** One line that orders many resources: an arrow between collectors, a resource default. */
  broad: 1,
  /** An arrow between containers, or between resources of different containers. */
  arrowAcross: 2,
  arrow: 3,
  /** A metaparameter or `require` that names a resource of another container. */
  across: 4,
  /** A metaparameter that names a resource of the same class. */
  within: 5,
  /** A package before its own file, a file before the service that reads it. */
  natural: 6,
} as const;

/**
 * Added to the level of a relationship that also refreshes. It is more likely intentional than a relationship that only
 * orders.
 */
const REFRESH = 0.5;

/** Rates the plausibility of a statement: the lowest rating of its edges. Mistakes have low ratings. */
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

/** True if `resource` naturally depends on `other`: a service or file on its package, or a service on its file. */
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

/** True if a path segment is the name: `/etc/nginx/site.conf` and `/etc/nginx.conf` match nginx. */
function isNamedIn(path: string, name: string): boolean {
  return path.split('/').some((part) => namesAlike(part, name) || namesAlike(part.replace(/\.[^.]*$/, ''), name));
}

/** True if a package contains a file or the file's directory. */
function hasDirectory(files: Readonly<Record<string, unknown>> | undefined, path: string): boolean {
  if (files === undefined) return false;
  return Object.hasOwn(files, path) || Object.hasOwn(files, path.slice(0, path.lastIndexOf('/')));
}
