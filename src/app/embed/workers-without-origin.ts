/**
 * Starts workers in a frame that is sandboxed without an origin (`sandbox="allow-scripts"`). Such a frame may start
 * workers only from blob: addresses, because all other addresses have a different origin. Ruby does not run in these
 * workers: they inherit the page's policy, which does not allow WebAssembly.
 */

const startable = new Set<string>();

/** Returns whether an address is one of the blob: addresses that this file creates. */
export function startsWorker(address: string): boolean {
  return startable.has(address);
}

/**
 * Script that imports the worker's own script, and then passes on the messages that arrived in the meantime. It must be
 * a classic script, because Chromium loads no module from a blob: address without an origin.
 */
const importScript = (address: string): string => `
const early = [];
const keep = (event) => { event.stopImmediatePropagation(); early.push(event); };
addEventListener('message', keep);
import(${JSON.stringify(address)}).then(() => {
  removeEventListener('message', keep);
  for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
}, reportError);`;

/** Replaces the browser's `Worker` with a class that starts each worker from a blob: address. */
export function startWorkersFromBlobs(): void {
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, { name = '' }: WorkerOptions = {}) {
      const script = importScript(new URL(address, document.baseURI).href);
      const blob = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
      startable.add(blob);
      super(blob, { name });
    }
  };
}
