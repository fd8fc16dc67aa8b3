/**
 * Starts a worker whose code is an imported module: browsers cache the compiled code of a module, but not of a worker's
 * own file. On the second visit, the engine thus starts in a fraction of the time. Messages that arrive before the code
 * is loaded wait for it. If loading fails, the worker raises an error, which the page receives.
 */
export function startWorker(load: () => Promise<unknown>): void {
  const early: MessageEvent[] = [];
  const keep = (event: MessageEvent): void => {
    event.stopImmediatePropagation();
    early.push(event);
  };
  self.addEventListener('message', keep);
  load().then(
    () => {
      self.removeEventListener('message', keep);
      for (const { data, ports } of early) self.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
    },
    (error: unknown) => reportError(error),
  );
}
