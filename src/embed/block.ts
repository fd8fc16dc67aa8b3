/** A runnable code block of another site's page: its code, and below it controls and the result. */
import { blockViews, type BlockView, type BlockResult } from '../protocol/embed-messages.ts';
import { create } from './create.ts';
import { findAttribute, readCode } from './find-code.ts';
import type { Frame, FrameUser } from './frame.ts';
import styles from './embed.css?inline';

const MAIN = 'manifests/site.pp';
/** Maximum number of lines in a block's log. */
const MOST_LINES = 500;

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

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

/** Parts that show results. */
interface Result {
  readonly views: readonly HTMLButtonElement[];
  readonly open: HTMLAnchorElement;
  readonly log: HTMLElement;
}

export class Block implements FrameUser {
  readonly element: HTMLElement;
  readonly place = create('div', {});
  readonly #options: BlockOptions;
  readonly #bar = create('div', { className: 'bar' });
  readonly #run = create('button', {
    onclick: () => (this.#isRunning ? this.#options.frame.stop() : this.run()),
  });
  readonly #reset = create('button', { textContent: 'Reset', onclick: () => this.#restore() });
  readonly #status = create('p', { role: 'status' });
  /** Controls and views for results. Created with the first result, so that blocks that nobody runs cost little. */
  #result: Result | undefined;
  /** Original content of edited code elements. */
  readonly #originals = new Map<HTMLElement, Node>();
  #view: BlockView;
  #isRunning = false;

  constructor(options: BlockOptions) {
    this.#options = options;
    this.element = options.host;
    const { option } = options;
    this.#view = blockViews.find((view) => view === option('view')) ?? 'log';
  }

  /** Adds the controls to the page. */
  draw(): void {
    const { host, pre, others } = this.#options;
    for (const each of [pre, ...others]) this.#makeEditable(each);
    this.#setRunning(false);
    this.#bar.append(this.#run, this.#status);
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    if (host.contains(pre)) root.append(create('slot', {}));
    root.append(this.#bar, this.place);
  }

  run(): void {
    const { frame, pre, others, option } = this.#options;
    const files = Object.fromEntries(
      [pre, ...others].map((each) => [findAttribute(each, 'path') ?? (each === pre ? MAIN : ''), readCode(each)]),
    );
    this.#setRunning(true);
    this.#status.textContent = 'Running…';
    frame.run(this, { files, release: option('release'), platform: option('platform') }, this.#view);
  }

  receive(result: BlockResult): void {
    this.#setRunning(false);
    const expected = this.#options.option('expect');
    const verdict =
      expected === undefined ? '' : isExpected(result, expected) ? ' ✓ As expected.' : ` ✗ Expected: ${expected}.`;
    this.#status.textContent = result.summary + verdict;
    const { log, open } = (this.#result ??= this.#addResult());
    log.replaceChildren(
      ...result.log
        .slice(0, MOST_LINES)
        .map(([level, textContent]) => create('div', { className: level, textContent })),
    );
    const { link } = result;
    open.hidden = link === undefined;
    open.href = link ?? '';
    this.#show(this.#view);
  }

  /** Ends a run and shows the log of the last result, because the frame moves to another block. */
  leave(): void {
    if (this.#isRunning) this.fail();
    this.#show('log');
  }

  fail(reason = 'Run stopped.'): void {
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
    if (this.#result === undefined) return;
    for (const button of this.#result.views) button.ariaPressed = String(button.value === view);
    this.#result.log.hidden = view !== 'log';
  }

  #addResult(): Result {
    const views = blockViews.map((view) => {
      const textContent = view.charAt(0).toUpperCase() + view.slice(1);
      return create('button', { value: view, textContent, onclick: () => this.#choose(view) });
    });
    const open = create('a', { textContent: 'Open in Bunraku', target: '_blank' });
    const log = create('div', { className: 'log', tabIndex: 0, role: 'region', ariaLabel: 'Log' });
    this.#run.after(...views);
    this.#status.before(open);
    this.#bar.after(log);
    return { views, open, log };
  }

  #makeEditable(pre: HTMLElement): void {
    const code = pre.querySelector('code') ?? pre;
    // The code element inside takes the focus instead.
    pre.removeAttribute('tabindex');
    Object.assign(code, {
      contentEditable: 'plaintext-only',
      spellcheck: false,
      role: 'textbox',
      ariaMultiLine: 'true',
      ariaLabel: 'Puppet code',
    });
    code.addEventListener('beforeinput', () => {
      if (this.#originals.has(code)) return;
      this.#originals.set(code, code.cloneNode(true));
      // Inserts the button after the buttons of the views, if they exist already.
      (this.#result?.open ?? this.#status).before(this.#reset);
    });
    code.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.run();
    });
  }

  #restore(): void {
    for (const [code, original] of this.#originals) code.replaceChildren(...original.childNodes);
    this.#originals.clear();
    this.#reset.remove();
    this.#run.focus();
  }
}

/** Returns whether a result is as expected: `fails`, or a string that the log must contain. */
function isExpected({ failed, log }: BlockResult, expected: string): boolean {
  if (expected === 'fails') return failed;
  return log.some(([, text]) => text.includes(expected));
}
