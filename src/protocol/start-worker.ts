/**
 * Starts a worker whose code is an imported module, since browsers cache the compiled code of a module, but not that of
 * a worker's own file. The second visit thus starts the engine in a fraction of the time. Messages that arrive earlier
 * wait for the code. Code that fails to load raises an error of the worker, which the page receives.
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
