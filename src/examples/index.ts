/** Examples by id, each loaded when it is opened. The list of examples is `virtual:examples/list`. */
import { loaders } from 'virtual:examples/loaders';
import type { Example } from './description.ts';

type LoadedExample =
  | { readonly kind: 'loaded'; readonly example: Example }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

export async function loadExample(id: string): Promise<LoadedExample> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load === undefined) return { kind: 'unknown' };
  try {
    return { kind: 'loaded', example: (await load()).example };
  } catch {
    return { kind: 'unreachable' };
  }
}
