/**
 * Messages between the page and the layout worker. Lengths are pixels at zoom 1. The origin of a box is its upper left
 * corner.
 */

export interface LayoutNode {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The box that contains the node. Absent at the top level. */
  readonly parent?: string;
  /** Padding at the left and right inside a box, if it differs from `boxPadding.side`. */
  readonly side?: number;
}

export interface LayoutEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export type LayoutDirection = 'down' | 'right';

export interface LayoutRequest {
  /**
   * Nodes in manifest order. The layout keeps this order where it can. A node that is the parent of other nodes is a
   * box around them.
   */
  readonly nodes: readonly LayoutNode[];
  readonly edges: readonly LayoutEdge[];
  readonly direction: LayoutDirection;
  /** Wanted ratio of width to height, used to pack unconnected parts. */
  readonly aspect: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface LayoutResult {
  readonly boxes: Readonly<Record<string, Box>>;
  /** Points of each edge by edge id: start, bends and end. An edge without points is drawn straight. */
  readonly routes: Readonly<Record<string, readonly Point[]>>;
  readonly width: number;
  readonly height: number;
  /** `quick` if the layered layout ran out of time. */
  readonly quality: 'layered' | 'quick';
}

export interface LayoutApi {
  /** `onProgress` receives how many parts are arranged, and how many there are. */
  layout(request: LayoutRequest, onProgress: (done: number, total: number) => void): Promise<LayoutResult>;
}

/** Padding inside a box. The heading of a box is above its content. */
export const boxPadding = { top: 34, side: 14, bottom: 14 } as const;
