/** Returns a copy of a set with a member added, or removed if the set has it: the open branches of a tree, for example. */
export function toggleIn(members: ReadonlySet<string>, member: string): ReadonlySet<string> {
  const changed = new Set(members);
  if (!changed.delete(member)) changed.add(member);
  return changed;
}
