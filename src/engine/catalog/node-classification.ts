import type { SourcePlace } from '../diagnostics/span.ts';
import type { Compilation } from './compilation.ts';

/** Which node definition the manifests have for a node, and why that one. */
export type NodeClassification =
  /** There are no node definitions: all code is every node's. */
  | { readonly kind: 'none' }
  /** There are some, and none is for this node: an error of the compilation. */
  | { readonly kind: 'unmatched' }
  | {
      readonly kind: 'name' | 'pattern' | 'default';
      /** The name in lower case, the regular expression without its slashes, or `default`. */
      readonly text: string;
      readonly place: SourcePlace | undefined;
    };

/** How the compiler chose, or would choose where it failed before that: the manifests must have been read. */
export function classifyNode({ definitions, nodeName }: Compilation): NodeClassification {
  if (!definitions.hasNodes) return { kind: 'none' };
  const match = definitions.node(nodeName);
  if (match === undefined) return { kind: 'unmatched' };
  const { kind, text, definition } = match;
  return { kind, text, place: definition.place };
}
