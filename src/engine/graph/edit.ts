/** Finds the statement that a user could change to remove an edge. */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { EdgeReason } from './edge.ts';

export interface EdgeEdit {
  readonly place: SourcePlace;
  /** The statement in words, such as `require => Service[web]` or `an arrow`. */
  readonly what: string;
}

/**
 * Returns the edit that removes an edge, or undefined. Only a statement can be edited, because containment and
 * automatic edges disappear only with their resources.
 */
export function findEdit(reason: EdgeReason): EdgeEdit | undefined {
  if (reason.kind !== 'relationship' || reason.place === undefined || reason.origin === 'catalog') return undefined;
  const { origin, parameter, target, place } = reason;
  switch (origin) {
    case 'arrow':
      return { place, what: `an arrow between ${reason.declaredOn} and ${target}` };
    case 'require function':
      return { place, what: `the function require of ${target}` };
    case 'attribute':
    case 'splat':
    case 'default':
    case 'override':
    case 'collector':
    case 'create_resources':
    case 'inherited':
    case 'data':
    case 'exported':
      return { place, what: `${parameter} => ${target}` };
  }
}
