import type { Node } from './files/node.ts';

/** Where a machine fetches files that it does not hold itself. */
export interface FileServer {
  /** What a URI names, a directory with all that is in it; `undefined` for nothing. */
  find(uri: string): Node | undefined;
}
