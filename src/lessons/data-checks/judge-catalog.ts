import { isOrdered, outcomeOf, resourceOf, resourcesOf, valueOf, valueText } from '../attempt-queries.ts';
import type { Attempt } from '../attempt.ts';
import type { ConditionOf, ValueTest } from '../../protocol/lessons/lesson-checks.ts';
import { countText, isWithin, missOfValue, type Miss } from './judge-texts.ts';
import { matchesPattern } from './matches-pattern.ts';

export function missOfResource(attempt: Attempt, condition: ConditionOf<'resource'>): Miss | undefined {
  const { ref, exists, attributes, container, tag, outcome } = condition;
  const resource = resourceOf(attempt, ref);
  if (!exists) return resource === undefined ? undefined : { seen: `The catalog has ${ref}.`, found: ref };
  if (resource === undefined) return { seen: `The catalog has no ${ref}.`, found: 'nothing' };
  for (const { name, test } of attributes) {
    const miss = missOfAttribute(attempt, ref, name, test);
    if (miss !== undefined) return miss;
  }
  if (container !== undefined && resource.container !== container) {
    const found = resource.container ?? 'nothing';
    return { seen: `${ref} is declared in ${found}, not in ${container}.`, found };
  }
  if (tag !== undefined && !resource.tags.includes(tag))
    return { seen: `${ref} does not have the tag “${tag}”.`, found: resource.tags.join(', ') };
  if (outcome === undefined) return undefined;
  const found = outcomeOf(attempt, ref) ?? 'not reached';
  return found === outcome ? undefined : { seen: `The outcome of ${ref} is “${found}”, not “${outcome}”.`, found };
}

function missOfAttribute(attempt: Attempt, ref: string, name: string, test: ValueTest): Miss | undefined {
  switch (test.kind) {
    case 'puppet':
      return missOfValue(`${name} of ${ref}`, valueText(attempt, ref, name), { kind: 'is', value: test.source });
    case 'from': {
      const found =
        resourceOf(attempt, ref)?.parameters.find((parameter) => parameter.name === name)?.origin ?? 'not set';
      return found === test.origin
        ? undefined
        : { seen: `The origin of ${name} of ${ref} is “${found}”, not “${test.origin}”.`, found };
    }
    default:
      return missOfValue(`${name} of ${ref}`, valueOf(attempt, ref, name), test);
  }
}

export function missOfDeclared(attempt: Attempt, condition: ConditionOf<'declared'>): Miss | undefined {
  const { type, title, count } = condition;
  const found = resourcesOf(attempt, type).filter(
    (resource) => !resource.virtual && (title === undefined || matchesPattern(title, resource.title)),
  ).length;
  if (isWithin(found, count)) return undefined;
  const what = title === undefined ? type : `${type}[${title}]`;
  return { seen: `The catalog has ${found} resources ${what}, not ${countText(count)}.`, found: String(found) };
}

export function missOfOrder(attempt: Attempt, { refs }: ConditionOf<'order'>): Miss | undefined {
  const missing = refs.find((ref) => resourceOf(attempt, ref) === undefined);
  if (missing !== undefined) return { seen: `The catalog has no ${missing}.`, found: 'nothing' };
  for (const [index, later] of refs.entries()) {
    const earlier = refs[index - 1];
    if (earlier === undefined || isOrdered(attempt, earlier, later)) continue;
    return isOrdered(attempt, later, earlier)
      ? { seen: `The order is reversed: ${later} comes before ${earlier}.`, found: `${later} first` }
      : { seen: `The graph has no path from ${earlier} to ${later}.`, found: 'no path' };
  }
  return undefined;
}

export function missOfEdge(attempt: Attempt, condition: ConditionOf<'edge'>): Miss | undefined {
  const { from, to, refresh, reason } = condition;
  const edges = attempt.graph.dependencies.filter((edge) => edge.from === from && edge.to === to);
  if (edges.length === 0) return { seen: `The graph has no edge from ${from} to ${to}.`, found: 'no edge' };
  if (refresh !== undefined && !edges.some((edge) => edge.refresh === refresh))
    return {
      seen: refresh
        ? `A change of ${from} does not refresh ${to}: the edge only orders them.`
        : `The edge from ${from} to ${to} also refreshes.`,
      found: refresh ? 'order only' : 'refresh',
    };
  const reasons = edges.flatMap((edge) => edge.reasons.map(({ kind }) => kind));
  if (reason === undefined || reasons.some((kind) => kind === reason)) return undefined;
  const found = reasons.join(', ');
  return { seen: `The reason of the edge from ${from} to ${to} is ${found}, not ${reason}.`, found };
}

export function missOfCycles({ graph: { cycles } }: Attempt, { count }: ConditionOf<'cycles'>): Miss | undefined {
  const found = cycles.length;
  if (isWithin(found, count)) return undefined;
  const seen =
    found === 0
      ? 'The graph has no cycle.'
      : `The graph has ${found === 1 ? 'a cycle' : `${found} cycles`}, so nothing was applied.`;
  return { seen, found: String(found) };
}
