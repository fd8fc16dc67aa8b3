/**
 * Script for pages of other sites (`embed.js`): makes `<bunraku-example>` runnable, and on request all Puppet code
 * blocks. Documented in docs/embedding.md. It must stay below 8 kB, and imports no library.
 */
import { Block } from './block.ts';
import { findAttribute, findCodeIn, findPuppetCode } from './find-code.ts';
import { Frame } from './frame.ts';

const NAME = 'bunraku-example';
const { requestIdleCallback: request }: Partial<Window> = window;
/** Calls a function when the page is idle, or after a second: a page with animations may never be idle. */
const whenIdle = (act: () => void): unknown => request?.(act, { timeout: 999 }) ?? setTimeout(act);

/** Functions to call when an element is near the visible part of the page, so that blocks far below cost nothing. */
const actions = new WeakMap<Element, () => void>();
const observer = new IntersectionObserver(
  (entries) => {
    const near = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? target : []));
    for (const element of near) observer.unobserve(element);
    // Handles all elements together, because the browser lays out and paints the whole page after each change.
    if (near.length > 0) whenIdle(() => near.forEach((element) => actions.get(element)?.()));
  },
  { rootMargin: '500px' },
);

function whenNear(element: Element, act: () => void): void {
  actions.set(element, act);
  observer.observe(element);
}

function start(site: string, defaults: (name: string) => string | undefined): void {
  const frame = new Frame(site);
  /** Elements that this script has added after code blocks, each with the `pre` element of its block. */
  const upgraded = new Map<Node, HTMLElement>();

  customElements.define(
    NAME,
    class extends HTMLElement {
      connectedCallback(): void {
        if (upgraded.has(this)) this.draw();
        else whenNear(this, () => this.draw());
      }

      draw(): void {
        if (this.shadowRoot !== null) return;
        const own = findCodeIn(this);
        const pre = upgraded.get(this) ?? own.find((each) => findAttribute(each, 'path') === undefined) ?? own[0];
        if (pre === undefined) return;
        const option = (name: string): string | undefined =>
          this.getAttribute(name) ?? findAttribute(pre, name) ?? defaults(name);
        const beside = (option('files') ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? []);
        const others = [...own.filter((each) => each !== pre), ...beside];
        const block = new Block({ frame, host: this, pre, others, option });
        block.draw();
        if (option('load') === 'idle') frame.load(block);
      }
    },
  );
  if (defaults('upgrade') === undefined) return;

  const upgrade = (): void => {
    for (const [host, pre] of upgraded) {
      if (pre.isConnected) continue;
      host.parentNode?.removeChild(host);
      upgraded.delete(host);
    }
    for (const pre of findPuppetCode(document)) {
      if (actions.has(pre)) continue;
      whenNear(pre, () => {
        const host = document.createElement(NAME);
        upgraded.set(host, pre);
        pre.after(host);
      });
    }
  };
  let waits = false;
  const upgradeSoon = (): void => {
    if (waits) return;
    waits = true;
    whenIdle(() => {
      waits = false;
      upgrade();
    });
  };
  const begin = (): void => {
    upgradeSoon();
    // Observes the page, because some sites load the next page by script.
    new MutationObserver((changes) => {
      // A block that this script added needs no search.
      if (changes.some(({ addedNodes: [added] }) => added === undefined || !upgraded.has(added))) upgradeSoon();
    }).observe(document.body, { childList: true, subtree: true });
  };
  // Waits until the page is loaded: a framework that hydrates the page must find its elements unchanged.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

const script = document.currentScript;

if (script instanceof HTMLScriptElement && customElements.get(NAME) === undefined) {
  const { dataset } = script;
  const url = new URL(script.src);
  // Options are in attributes of the script, or in its query, because some tools cannot add attributes.
  start(new URL('./', url).href, (name) => dataset[name] ?? url.searchParams.get(name) ?? undefined);
}
