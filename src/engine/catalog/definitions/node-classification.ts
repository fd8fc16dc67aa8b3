import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Compilation } from '../compilation.ts';

/** The node definition that the manifests have for a node, and the reason for its selection. */
export type NodeClassification =
  /** There are no node definitions, so all code applies to every node. */
  | { readonly kind: 'none' }
  /** No node definition matches, which is a compilation error. */
  | { readonly kind: 'unmatched' }
  | {
      readonly kind: 'name' | 'pattern' | 'default';
      /** The name in lower case, the regular expression without its slashes, or `default`. */
      readonly text: string;
      readonly place: SourcePlace | undefined;
    };

/**
 * Finds the node definition that applies, even if the compilation fails before evaluating it. Call it after the
 * manifests were read.
 */
export function classifyNode({ definitions, nodeName }: Compilation): NodeClassification {
  if (!definitions.hasNodes) return { kind: 'none' };
  const match = definitions.node(nodeName);
  if (match === undefined) return { kind: 'unmatched' };
  const { kind, text, definition } = match;
  return { kind, text, place: definition.place };
}
