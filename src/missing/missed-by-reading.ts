import { missingKinds, type MissingKind } from '../protocol/missing.ts';
import type { PlacedReference, Repository } from './repository.ts';

interface MissedName {
  readonly kind: MissingKind;
  readonly name: string;
  readonly references: readonly PlacedReference[];
}

/**
 * Returns the names that code refers to but the repository does not define, including names in code that no node
 * reaches. Sorted by kind, then in file order.
 */
export function missedByReading(repository: Repository): readonly MissedName[] {
  return missingKinds.flatMap((kind) => {
    if (isMetByCompiling(kind)) return [];
    return Array.from(repository.names(kind)).flatMap((name) =>
      isThere(kind, name, repository) ? [] : [{ kind, name, references: repository.references(kind, name) }],
    );
  });
}

/**
 * Kinds of missing definitions and data that code does not refer to by name. Only compilations, facts and data reveal
 * them.
 */
const metByCompiling = [
  'fact',
  'manifest',
  'hierarchy',
  'private key',
  'file read by Ruby',
  'trusted data',
  'host',
  'answer',
] as const satisfies MissingKind[];
type MetByCompiling = (typeof metByCompiling)[number];

function isMetByCompiling(kind: MissingKind): kind is MetByCompiling {
  return metByCompiling.some((each) => each === kind);
}

function isThere(kind: Exclude<MissingKind, MetByCompiling>, name: string, { known, dataKeys }: Repository): boolean {
  switch (kind) {
    case 'class':
    case 'resource type':
    case 'function':
    case 'data type':
      return known.has(kind, name);
    case 'template':
      return known.hasFile('templates', name);
    case 'file':
    case 'source':
      return known.hasFile('files', name);
    case 'data key':
      return dataKeys.has(name) || dataKeys.has(name.split('.', 1)[0] ?? '');
  }
}
