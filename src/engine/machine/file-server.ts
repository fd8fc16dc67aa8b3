import type { Node } from './files/node.ts';

export interface FileServer {
  find(uri: string): Node | undefined;
}
