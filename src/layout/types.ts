/** What crosses between the page and the layout worker. Lengths are pixels at zoom 1; a box's origin is its upper left corner. */

export interface LayoutNode {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The box that it lies in; absent for what lies on the page itself. */
  readonly parent?: string;
  /** Room at both inner sides of a box, where it is other than `boxPadding.side`. */
  readonly side?: number;
}

export interface LayoutEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** The way in which edges point. */
export type LayoutDirection = 'down' | 'right';

export interface LayoutRequest {
  /** In manifest order, which the layout keeps where it can. A node that others name as their parent is a box around them. */
  readonly nodes: readonly LayoutNode[];
  readonly edges: readonly LayoutEdge[];
  readonly direction: LayoutDirection;
  /** Width by height of the room for the drawing; unconnected parts are packed into that shape. */
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
  /** By node id. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** Start, bends and end by edge id; an edge without a route is drawn straight. */
  readonly routes: Readonly<Record<string, readonly Point[]>>;
  readonly width: number;
  readonly height: number;
  /** `quick` where the layered layout ran out of its time. */
  readonly quality: 'layered' | 'quick';
}

/** The worker's interface. */
export interface LayoutApi {
  /** `onProgress` hears how many of how many parts are arranged. */
  layout(request: LayoutRequest, onProgress: (done: number, total: number) => void): Promise<LayoutResult>;
}

/** Room inside a box: its heading above its content. */
export const boxPadding = { top: 34, side: 14, bottom: 14 } as const;
