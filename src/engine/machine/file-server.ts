import type { Node } from './files/node.ts';

/** A server of files that a machine fetches by URI. */
export interface FileServer {
  /** The file, or the directory with its contents, at a URI; `undefined` if there is none. */
  find(uri: string): Node | undefined;
}
