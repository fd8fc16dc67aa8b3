/** The kinds of relations that types make by themselves, in Puppet's order: which end of the edge is named, and whether it refreshes. */
export const AUTOMATIC_RELATIONS = [
  { relation: 'autorequire', direction: 'in', refresh: false },
  { relation: 'autosubscribe', direction: 'in', refresh: true },
  { relation: 'autobefore', direction: 'out', refresh: false },
  { relation: 'autonotify', direction: 'out', refresh: true },
] as const;
