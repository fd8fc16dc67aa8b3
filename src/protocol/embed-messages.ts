/**
 * Messages between a page with runnable code blocks (`src/embed`) and the frame that runs them (`src/app/block`). The
 * frame posts `hello` to the window around it, and the page answers `port` with a message port. All later messages use
 * this port, which no other window can reach.
 */

export const blockViews = ['log', 'graph', 'timeline', 'machine'] as const;
export type BlockView = (typeof blockViews)[number];

export type BlockTheme = 'light' | 'dark';

/** The only messages that pass through `window.postMessage`. */
export interface HandshakeMessage {
  readonly bunraku: 'hello' | 'port';
}

/** A request to run a block. A new request stops the run before it. */
export interface RunBlock {
  readonly kind: 'run';
  /** Number of the request, which its result repeats. */
  readonly run: number;
  readonly files: Readonly<Record<string, string>>;
  /** Name of a release such as `8` or `openvox-9`; absent for the default. */
  readonly release?: string | undefined;
  /** Name of a machine such as `debian-12`; absent for the default. */
  readonly platform?: string | undefined;
}

/** Messages from the page to the frame. */
export type PageMessage =
  | RunBlock
  | { readonly kind: 'stop' }
  | { readonly kind: 'show'; readonly view: BlockView; readonly theme: BlockTheme };

export interface BlockResult {
  readonly kind: 'result';
  readonly run: number;
  /** True if the code does not compile, or if a resource fails. */
  readonly failed: boolean;
  /** Result in one sentence. */
  readonly summary: string;
  /** Level of each log line, such as `notice`, and the line as Puppet prints it. */
  readonly log: readonly (readonly [level: string, text: string])[];
  /** Address of the project in Bunraku; absent if the project is too large for a link. */
  readonly link?: string;
}

/** Messages from the frame to the page. */
export type FrameMessage =
  | BlockResult
  /** Height in pixels that the content of the shown view needs. */
  | { readonly kind: 'height'; readonly height: number };
