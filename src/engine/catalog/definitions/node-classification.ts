import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Compilation } from '../compilation.ts';

/** Node definition in the manifests that applies to a node, and the reason for its selection. */
export type NodeClassification =
  /** There are no node definitions, so all code applies to every node. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unmatched' }
  | {
      readonly kind: 'name' | 'pattern' | 'default';
      /** Name in lower case, regular expression without slashes, or `default`. */
      readonly text: string;
      readonly place: SourcePlace | undefined;
    };

/**
 * Finds the node definition that applies. It works even if the compilation fails later, but the manifests must be read
 * first.
 */
export function classifyNode({ definitions, nodeName }: Compilation): NodeClassification {
  if (!definitions.hasNodes) return { kind: 'none' };
  const match = definitions.node(nodeName);
  if (match === undefined) return { kind: 'unmatched' };
  const { kind, text, definition } = match;
  return { kind, text, place: definition.place };
}
