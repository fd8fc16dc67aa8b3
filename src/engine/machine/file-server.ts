import type { Node } from './files/node.ts';

/** A file server from which a machine fetches files by URI. */
export interface FileServer {
  /** The file or directory at a URI; `undefined` if there is none. */
  find(uri: string): Node | undefined;
}
