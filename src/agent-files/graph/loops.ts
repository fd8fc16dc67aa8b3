/** Finds cycles among edges, for files that contain only edges. */

interface Edge {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the members of the cycle at the end of a path. The cycle begins at the first occurrence of the path's last
 * member, because Puppet also prints paths that begin outside of the cycle. Undefined if the path contains no cycle.
 */
export function closeLoop(path: readonly string[]): readonly string[] | undefined {
  const last = path.at(-1);
  const start = last === undefined ? -1 : path.indexOf(last);
  return start === -1 || start === path.length - 1 ? undefined : path.slice(start, -1);
}

/**
 * Returns a shortest cycle for each group of resources that depend on each other, in the order of the edges. A cycle
 * does not repeat its first member. The groups are found in linear time, followed by one search per group.
 */
export function findLoops(edges: readonly Edge[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const known = next.get(from);
    if (known === undefined) next.set(from, [to]);
    else known.push(to);
  }
  const groups = findGroups(next);
  const seen = new Set<number>();
  return [...next.keys()].flatMap((start) => {
    const group = groups.get(start);
    if (group === undefined || seen.has(group)) return [];
    const loop = findLoop(start, next, (ref) => groups.get(ref) === group);
    if (loop === undefined) return [];
    seen.add(group);
    return [loop];
  });
}

/** Searches breadth-first from `start` back to `start`, within a group. */
function findLoop(
  start: string,
  next: ReadonlyMap<string, readonly string[]>,
  isInside: (ref: string) => boolean,
): readonly string[] | undefined {
  const previous = new Map<string, string>();
  const queue = [start];
  for (const ref of queue) {
    for (const target of next.get(ref) ?? []) {
      if (target === start) return tracePath(ref, previous);
      if (!isInside(target) || previous.has(target)) continue;
      previous.set(target, ref);
      queue.push(target);
    }
  }
  return undefined;
}

function tracePath(last: string, previous: ReadonlyMap<string, string>): readonly string[] {
  const path = [last];
  for (let ref = previous.get(last); ref !== undefined; ref = previous.get(ref)) path.push(ref);
  return path.reverse();
}

interface Frame {
  readonly ref: string;
  readonly targets: readonly string[];
  position: number;
}

/**
 * Returns the number of the strongly connected component of each vertex. Uses Tarjan's algorithm without recursion,
 * because the graph of a file can be deep.
 */
function findGroups(next: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const groups = new Map<string, number>();
  const open: string[] = [];
  const frames: Frame[] = [];
  let count = 0;
  const visit = (ref: string): void => {
    index.set(ref, index.size);
    low.set(ref, index.size - 1);
    open.push(ref);
    frames.push({ ref, targets: next.get(ref) ?? [], position: 0 });
  };
  const lower = (ref: string, value: number | undefined): void => {
    low.set(ref, Math.min(low.get(ref) ?? 0, value ?? Infinity));
  };
  for (const root of next.keys()) {
    if (index.has(root)) continue;
    visit(root);
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const target = frame.targets[frame.position];
      frame.position += 1;
      if (target !== undefined) {
        if (!index.has(target)) visit(target);
        else if (!groups.has(target)) lower(frame.ref, index.get(target));
        continue;
      }
      frames.pop();
      const parent = frames.at(-1);
      if (parent !== undefined) lower(parent.ref, low.get(frame.ref));
      if (low.get(frame.ref) !== index.get(frame.ref)) continue;
      for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
        groups.set(ref, count);
        if (ref === frame.ref) break;
      }
      count += 1;
    }
  }
  return groups;
}
