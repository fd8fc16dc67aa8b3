/**
 * Starts a worker whose code is a module that it imports: browsers keep what they compiled of such a module, which they do not of a worker's
 * own file, so that the second visit starts the engine in a fraction of the time. Messages that come before the code is there wait for it.
 * Code that cannot be loaded is the worker's error, of which the page hears.
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
