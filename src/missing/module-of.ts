/** Finds the module that a name belongs to. */
import { moduleWithName } from '../engine/index.ts';
import type { MissingKind } from '../protocol/missing.ts';

/**
 * Finds the module by the name's namespace, then among the requested modules (`mysql_user` belongs to `mysql`), then in
 * a list of well-known names. Undefined for names outside of any module.
 */
export function moduleOfName(kind: MissingKind, name: string, requested: ReadonlySet<string>): string | undefined {
  if (
    kind === 'fact' ||
    kind === 'host' ||
    kind === 'private key' ||
    kind === 'manifest' ||
    kind === 'file read by Ruby' ||
    (kind === 'data key' && !name.includes('::'))
  )
    return undefined;
  if (kind === 'template' || kind === 'file' || kind === 'source') return name.split('/', 1)[0];
  const [first = '', ...rest] = name.split('::');
  if (kind === 'data key') return undefined;
  if (rest.length > 0 || kind === 'class') return first;
  if (requested.has(first)) return first;
  const known = moduleWithName(first);
  if (known !== undefined) return known;
  for (let end = first.lastIndexOf('_'); end > 0; end = first.lastIndexOf('_', end - 1)) {
    if (requested.has(first.slice(0, end))) return first.slice(0, end);
  }
  // A resource type with an unknown prefix may be the only type in a module with the same name.
  return kind === 'resource type' ? first : undefined;
}
