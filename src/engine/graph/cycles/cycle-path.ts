/**
 * Finds the path that Puppet prints for a cycle. Puppet's `paths_in_cycle` searches all walks breadth-first from the
 * first member until one repeats a vertex, which takes exponential time. This code finds the same walk from distances
 * alone.
 *
 * 1. Let L be the least length at which a walk from the first member repeats a vertex. The printed walk has length L.
 *    All shorter walks are simple.
 * 2. L is the least distance(first, v) + girth(v), where girth(v) is the length of the shortest cycle through v. Only
 *    the first member and vertices with at least two incoming edges can be the repeated vertex.
 * 3. Among the walks of length L, Puppet prints the first in the order of the edges. An edge can be chosen if, within
 *    the remaining length, the walk can still repeat a new vertex or return to one of its earlier vertices.
 *
 * Where many short cycles cross, Puppet does not finish. Here a budget ends the search, and the path is one of the
 * shortest found.
 */
import type { Successors } from './components.ts';

/** Returns the path that Puppet prints. It begins with the first member and ends with the repeated vertex. */
export function firstPathInCycle<V>(graph: Successors<V>, members: readonly V[]): V[] {
  const [start] = members;
  if (start === undefined) return [];
  const inside = restrict(graph, members);
  const distance = distances(inside.out, [[start, 0]]);
  const { length, entries } = shortestMeeting(inside, start, distance);
  const fresh = distances(inside.in, entries);
  return firstWalk(inside, start, length, fresh);
}

interface Restricted<V> {
  readonly out: ReadonlyMap<V, readonly V[]>;
  readonly in: ReadonlyMap<V, readonly V[]>;
}

function restrict<V>(graph: Successors<V>, members: readonly V[]): Restricted<V> {
  const known = new Set(members);
  const out = new Map<V, V[]>();
  const into = new Map<V, V[]>(members.map((member) => [member, []]));
  for (const member of members) {
    const targets = [...graph.successors(member)].filter((target) => known.has(target));
    out.set(member, targets);
    for (const target of targets) into.get(target)?.push(member);
  }
  return { out, in: into };
}

function distances<V>(
  edges: ReadonlyMap<V, readonly V[]>,
  from: readonly (readonly [V, number])[],
  limit = Infinity,
): Map<V, number> {
  const result = new Map<V, number>();
  const waiting = [...from].sort((a, b) => a[1] - b[1]);
  let level: V[] = [];
  let at = waiting[0]?.[1] ?? 0;
  let next = 0;
  while (at <= limit && (level.length > 0 || next < waiting.length)) {
    if (level.length === 0) at = Math.max(at, waiting[next]?.[1] ?? at);
    for (let item = waiting[next]; item !== undefined && item[1] <= at; item = waiting[next]) {
      level.push(item[0]);
      next += 1;
    }
    const further: V[] = [];
    for (const vertex of level) {
      if (result.has(vertex)) continue;
      result.set(vertex, at);
      further.push(...(edges.get(vertex) ?? []).filter((target) => !result.has(target)));
    }
    level = further;
    at += 1;
  }
  return result;
}

function girth<V>(inside: Restricted<V>, vertex: V, limit: number, budget: { left: number }): number {
  const seen = new Set<V>();
  let level: readonly V[] = inside.out.get(vertex) ?? [];
  for (let length = 1; length <= limit && level.length > 0; length += 1) {
    const further: V[] = [];
    budget.left -= level.length;
    for (const at of level) {
      if (at === vertex) return length;
      if (seen.has(at)) continue;
      seen.add(at);
      for (const target of inside.out.get(at) ?? []) if (!seen.has(target)) further.push(target);
    }
    level = further;
  }
  return Infinity;
}

const SEARCH_BUDGET = 5_000_000;

interface Meeting<V> {
  readonly length: number;
  readonly entries: readonly (readonly [V, number])[];
}

function shortestMeeting<V>(inside: Restricted<V>, start: V, distance: ReadonlyMap<V, number>): Meeting<V> {
  const budget = { left: SEARCH_BUDGET };
  let best = Infinity;
  const found: { readonly vertex: V; readonly girth: number; readonly total: number }[] = [];
  // Visits the nearest vertices first, which is their order in `distance`. A vertex farther away is better only if its
  // cycle is shorter (rule 2).
  for (const [vertex, away] of distance) {
    if (away + 1 > best || budget.left <= 0) break;
    if (vertex !== start && (inside.in.get(vertex)?.length ?? 0) < 2) continue;
    const around = girth(inside, vertex, best - away, budget);
    const total = away + around;
    if (total > best || around === Infinity) continue;
    best = total;
    found.push({ vertex, girth: around, total });
  }
  return {
    length: best,
    entries: found.filter(({ total }) => total === best).map(({ vertex, girth: around }) => [vertex, around] as const),
  };
}

function firstWalk<V>(inside: Restricted<V>, start: V, length: number, fresh: ReadonlyMap<V, number>): V[] {
  const walk: V[] = [start];
  const onWalk = new Set<V>([start]);
  for (let left = length; left > 0; left -= 1) {
    const at = walk.at(-1) ?? start;
    const choices = inside.out.get(at) ?? [];
    let next = choices[0];
    if (choices.length > 1) {
      const back = distances(
        inside.in,
        [...onWalk].map((vertex) => [vertex, 0] as const),
        left - 1,
      );
      next = choices.find((choice) =>
        left === 1
          ? onWalk.has(choice)
          : (fresh.get(choice) ?? Infinity) <= left - 1 || (back.get(choice) ?? Infinity) <= left - 1,
      );
    }
    if (next === undefined) break;
    walk.push(next);
    onWalk.add(next);
  }
  return walk;
}
