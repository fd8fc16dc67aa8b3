/** A runnable code block of another site's page: its code, and below it controls and the result. */
import { blockViews, type BlockView, type BlockResult } from '../protocol/embed-messages.ts';
import { findAttribute, readCode } from './find-code.ts';
import type { Frame, FrameUser } from './frame.ts';
import styles from './embed.css?inline';

const MAIN = 'manifests/site.pp';
/** Maximum number of lines in a block's log. */
const MOST_LINES = 500;

let sheet: CSSStyleSheet | undefined;

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

export interface BlockOptions {
  readonly frame: Frame;
  /** Element to which the controls are added. */
  readonly host: HTMLElement;
  readonly pre: HTMLElement;
  /** Elements with further files. Each has the file's path in `data-path`. */
  readonly others: readonly HTMLElement[];
  /** Returns an option of the block, such as `view`. */
  readonly option: (name: string) => string | undefined;
}

export class Block implements FrameUser {
  readonly element: HTMLElement;
  readonly place = create('div', {});
  readonly #options: BlockOptions;
  readonly #run = create('button', { textContent: '▶ Run' });
  readonly #reset = create('button', { textContent: 'Reset', hidden: true });
  readonly #status = create('p', { role: 'status' });
  readonly #open = create('a', { textContent: 'Open in Bunraku', target: '_blank', hidden: true });
  readonly #log = create('div', { className: 'log', tabIndex: 0, hidden: true, role: 'region', ariaLabel: 'Log' });
  readonly #views = blockViews.map((view) => {
    const textContent = view.charAt(0).toUpperCase() + view.slice(1);
    const button = create('button', { textContent, hidden: true });
    button.addEventListener('click', () => this.#choose(view));
    return { view, button };
  });
  #view: BlockView;
  #isRunning = false;

  constructor(options: BlockOptions) {
    this.#options = options;
    this.element = options.host;
    const { option } = options;
    this.#view = blockViews.find((view) => view === option('view')) ?? 'log';
    this.#run.addEventListener('click', () => (this.#isRunning ? options.frame.stop() : this.run()));
  }

  /** Adds the controls to the page. */
  draw(): void {
    const { host, pre, others } = this.#options;
    for (const each of [pre, ...others]) this.#makeEditable(each);
    const bar = create('div', { className: 'bar' });
    bar.append(this.#run, ...this.#views.map(({ button }) => button), this.#reset, this.#open, this.#status);
    const root = host.attachShadow({ mode: 'open' });
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
    }
    root.adoptedStyleSheets = [sheet];
    if (host.contains(pre)) root.append(document.createElement('slot'));
    root.append(bar, this.#log, this.place);
  }

  run(): void {
    const { frame, pre, others, option } = this.#options;
    const path = findAttribute(pre, 'path') ?? MAIN;
    const files = Object.fromEntries(
      [pre, ...others].map((each) => [each === pre ? path : (findAttribute(each, 'path') ?? ''), readCode(each)]),
    );
    const [release, platform] = [option('release'), option('platform')];
    this.#setRunning(true);
    this.#status.textContent = 'Running…';
    const more = { ...(release === undefined ? {} : { release }), ...(platform === undefined ? {} : { platform }) };
    frame.run(this, { files, ...more }, this.#view);
  }

  receive(result: BlockResult): void {
    this.#setRunning(false);
    const expected = this.#options.option('expect');
    const verdict =
      expected === undefined ? '' : isExpected(result, expected) ? ' ✓ As expected.' : ` ✗ Expected: ${expected}.`;
    this.#status.textContent = result.summary + verdict;
    this.#log.replaceChildren(
      ...result.log
        .slice(0, MOST_LINES)
        .map(([level, textContent]) => create('div', { className: level, textContent })),
    );
    const { link } = result;
    this.#open.hidden = link === undefined;
    if (link !== undefined) this.#open.href = link;
    this.#show(this.#view);
  }

  /** Shows the log, because the frame moves to another block. */
  leave(): void {
    if (this.#log.firstChild !== null) this.#show('log');
  }

  fail(reason: string): void {
    this.#setRunning(false);
    this.#status.textContent = reason;
  }

  #setRunning(isRunning: boolean): void {
    this.#isRunning = isRunning;
    this.#run.textContent = isRunning ? '■ Stop' : '▶ Run';
  }

  #choose(view: BlockView): void {
    const { frame } = this.#options;
    this.#view = view;
    if (view !== 'log' && !frame.isOf(this)) return this.run();
    this.#show(view);
    frame.show(this, view);
  }

  #show(view: BlockView): void {
    for (const each of this.#views) {
      each.button.hidden = false;
      each.button.ariaPressed = String(each.view === view);
    }
    this.#log.hidden = view !== 'log';
  }

  #makeEditable(pre: HTMLElement): void {
    const code = pre.querySelector('code') ?? pre;
    // The element inside takes the focus instead.
    pre.removeAttribute('tabindex');
    code.contentEditable = 'plaintext-only';
    let original: Node | undefined;
    code.spellcheck = false;
    code.role = 'textbox';
    code.ariaMultiLine = 'true';
    code.ariaLabel = 'Puppet code';
    code.addEventListener('beforeinput', () => {
      original ??= code.cloneNode(true);
      this.#reset.hidden = false;
    });
    this.#reset.addEventListener('click', () => {
      if (original !== undefined) code.replaceChildren(...original.childNodes);
      original = undefined;
      this.#reset.hidden = true;
      this.#run.focus();
    });
    code.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.run();
    });
  }
}

/** Returns whether a result is as expected: `fails`, or a string that the log must contain. */
function isExpected({ failed, log }: BlockResult, expected: string): boolean {
  if (expected === 'fails') return failed;
  return log.some(([, text]) => text.includes(expected));
}
