/**
 * The only Bunraku frame of a page, loaded for the first run. All blocks of the page share it, and therefore its
 * engine.
 */
import type { BlockResult, BlockView, FrameMessage, PageMessage, RunBlock } from '../protocol/embed-messages.ts';
import { create } from './create.ts';
import { readTheme, watchTheme } from './theme.ts';

export interface FrameUser {
  readonly element: Element;
  /** Element in the block that contains the frame. */
  readonly place: HTMLElement;
  readonly receive: (result: BlockResult) => void;
  /** Called if the frame does not load, or, without a reason, if the run is stopped. */
  readonly fail: (reason?: string) => void;
  /** Called when the frame moves to another block. */
  readonly leave: () => void;
}

type RunRequest = Omit<RunBlock, 'kind' | 'run'>;

const LOWEST = 160;
const HIGHEST = 640;
/** Maximum milliseconds between the frame's load event and its first message. */
const PATIENCE = 20_000;

export class Frame {
  readonly #site: string;
  #element: HTMLIFrameElement | undefined;
  #port: MessagePort | undefined;
  #run = 0;
  #user: FrameUser | undefined;
  #request: RunRequest | undefined;
  #view: BlockView = 'log';

  /** @param site address of the folder with Bunraku's files */
  constructor(site: string) {
    this.#site = site;
  }

  /** Runs the code of a block. The previous block loses the frame, and keeps its log. */
  run(user: FrameUser, request: RunRequest, view: BlockView): void {
    this.#run += 1;
    if (this.#user !== user) this.#user?.leave();
    this.#user = user;
    this.#request = request;
    this.load(user);
    this.#post({ kind: 'run', run: this.#run, ...request });
    this.show(user, view);
  }

  stop(): void {
    if (this.#port === undefined) {
      // The frame is still loading, and must not start the run afterwards.
      this.#request = undefined;
      this.#user?.fail();
    } else this.#post({ kind: 'stop' });
  }

  isOf(user: FrameUser): boolean {
    return this.#user === user;
  }

  /**
   * Shows a view of the last run in the block. For the log, hides the frame, because the block shows the log itself.
   */
  show(user: FrameUser, view: BlockView): void {
    this.#view = view;
    const frame = this.#element;
    if (frame === undefined || !this.isOf(user)) return;
    frame.hidden = view === 'log';
    frame.title = `Puppet: ${view}`;
    if (view !== 'log') this.#moveTo(user.place, frame);
    this.#post({ kind: 'show', view, theme: readTheme(user.element) });
  }

  /** Loads the frame, without running code. */
  load(user: FrameUser): void {
    if (this.#element?.isConnected === true) return;
    const frame = create('iframe', {
      hidden: true,
      allow: 'clipboard-write',
      src: `${this.#site}?embed=block`,
      onload: () =>
        setTimeout(() => {
          if (this.#port === undefined) this.#user?.fail("Bunraku did not load. The page's policy may forbid it.");
        }, PATIENCE),
    });
    if (this.#element === undefined) this.#listen();
    this.#element = frame;
    this.#port = undefined;
    user.place.append(frame);
  }

  #listen(): void {
    const { origin } = new URL(this.#site);
    const showAgain = (): void => {
      if (this.#user !== undefined) this.show(this.#user, this.#view);
    };
    // In a sandboxed page, the origin of the page and of its frames is `null`.
    const expected = window.origin === 'null' ? 'null' : origin;
    addEventListener(
      'message',
      ({ source, origin: from, data }: MessageEvent<{ readonly bunraku?: unknown } | null>) => {
        const frame = this.#element?.contentWindow;
        // Other windows can send any value, including undefined.
        if (!frame || source !== frame || from !== expected || data?.bunraku !== 'hello') return;
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data: message }: MessageEvent<FrameMessage>) => this.#receive(message));
        port1.start();
        this.#port = port1;
        frame.postMessage({ bunraku: 'port' }, expected === 'null' ? '*' : origin, [port2]);
        // Runs the last request again, because a frame that loads again has lost its run.
        if (this.#request !== undefined) this.#post({ kind: 'run', run: this.#run, ...this.#request });
        showAgain();
      },
    );
    watchTheme(showAgain);
  }

  #receive(message: FrameMessage): void {
    if (message.kind === 'height' && this.#element !== undefined)
      this.#element.style.height = `${Math.min(HIGHEST, Math.max(LOWEST, message.height))}px`;
    else if (message.kind === 'result' && message.run === this.#run) this.#user?.receive(message);
  }

  #post(message: PageMessage): void {
    this.#port?.postMessage(message);
  }

  #moveTo(place: HTMLElement, frame: HTMLIFrameElement): void {
    if (frame.parentNode === place) return;
    // `moveBefore` keeps the frame's document. In browsers without it, the frame loads again.
    if ('moveBefore' in place && place.isConnected) place.moveBefore(frame, null);
    else {
      this.#port = undefined;
      place.append(frame);
    }
  }
}
