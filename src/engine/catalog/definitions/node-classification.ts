import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Compilation } from '../compilation.ts';

/** The node definition that the manifests have for a node, and why that one applies. */
export type NodeClassification =
  /** There are no node definitions: all code is for every node. */
  | { readonly kind: 'none' }
  /** No node definition matches: an error of the compilation. */
  | { readonly kind: 'unmatched' }
  | {
      readonly kind: 'name' | 'pattern' | 'default';
      /** The name in lower case, the regular expression without its slashes, or `default`. */
      readonly text: string;
      readonly place: SourcePlace | undefined;
    };

/** The node definition that applies, also where compilation fails before evaluating it. The manifests must have been read. */
export function classifyNode({ definitions, nodeName }: Compilation): NodeClassification {
  if (!definitions.hasNodes) return { kind: 'none' };
  const match = definitions.node(nodeName);
  if (match === undefined) return { kind: 'unmatched' };
  const { kind, text, definition } = match;
  return { kind, text, place: definition.place };
}
