/**
 * Chooses changes by patterns such as `File[/etc/*]`, `Package[*]::ensure` or `*::source`. A star matches any
 * characters. Patterns ignore case.
 */
import type { EdgeDifference, ResourceChangeView } from '../protocol/nodes/nodes.ts';

interface Pattern {
  readonly resource: RegExp;
  /** Absent if the pattern matches all attributes. */
  readonly attribute?: RegExp;
}

export interface ChangeFilter {
  /** Changes that match none of these patterns are left out; empty to keep all. */
  readonly only: readonly Pattern[];
  readonly ignore: readonly Pattern[];
  readonly ignoresOrder: boolean;
  readonly ignoresEdges: boolean;
}

export const noFilter: ChangeFilter = { only: [], ignore: [], ignoresOrder: false, ignoresEdges: false };

/** Parses a pattern. A type alone (`File`) matches all resources of the type. */
export function parsePattern(text: string): Pattern {
  const end = text.lastIndexOf('::');
  // The name of a type may contain colons too, but an attribute follows a bracket or a star.
  const hasAttribute = end > 0 && /[\]*]$/.test(text.slice(0, end));
  const resource = hasAttribute ? text.slice(0, end) : text;
  const whole = resource.includes('[') || resource === '*' ? resource : `${resource}[*]`;
  return { resource: glob(whole), ...(hasAttribute ? { attribute: glob(text.slice(end + 2)) } : {}) };
}

function glob(text: string): RegExp {
  const parts = text.split('*').map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`, 'i');
}

export function filterChanges(
  changes: readonly ResourceChangeView[],
  filter: ChangeFilter,
): readonly ResourceChangeView[] {
  return changes.flatMap((change) => {
    if (change.status === 'order') return filter.ignoresOrder || filter.only.length > 0 ? [] : [change];
    const attributes = change.attributes.filter(({ name }) => isShown(change.resource, name, filter));
    if (change.status === 'changed') return attributes.length === 0 ? [] : [{ ...change, attributes }];
    return isShown(change.resource, undefined, filter) ? [{ ...change, attributes }] : [];
  });
}

/**
 * Returns whether the filter shows a change. `attribute` is undefined if a resource was added or removed as a whole;
 * patterns with an attribute do not match such a change.
 */
function isShown(resource: string, attribute: string | undefined, { only, ignore }: ChangeFilter): boolean {
  const matches = (pattern: Pattern): boolean => patternMatches(pattern, resource, attribute);
  return (only.length === 0 || only.some(matches)) && !ignore.some(matches);
}

function patternMatches(pattern: Pattern, resource: string, attribute: string | undefined): boolean {
  return (
    pattern.resource.test(resource) &&
    (pattern.attribute === undefined || (attribute !== undefined && pattern.attribute.test(attribute)))
  );
}

/** Names of the attribute that declares an edge, at each of its ends. */
const EDGE_ATTRIBUTES = {
  containment: { from: 'contains', to: 'container' },
  order: { from: 'before', to: 'require' },
  refresh: { from: 'notify', to: 'subscribe' },
} as const;

/** Filters edges. A pattern matches an edge if it matches one of the ends, with the attribute that declares the edge. */
export function filterEdges(edges: readonly EdgeDifference[], filter: ChangeFilter): readonly EdgeDifference[] {
  if (filter.ignoresEdges) return [];
  const { only, ignore } = filter;
  return edges.filter(({ kind, from, to }) => {
    const names = EDGE_ATTRIBUTES[kind];
    const matches = (pattern: Pattern): boolean =>
      patternMatches(pattern, from, names.from) || patternMatches(pattern, to, names.to);
    return (only.length === 0 || only.some(matches)) && !ignore.some(matches);
  });
}
