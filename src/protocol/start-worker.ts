/**
 * Starts a worker whose code is an imported module. Browsers cache the compiled code of a module, but not of a worker's
 * own file, so on the second visit the engine starts in a fraction of the time. Stores messages that arrive before the
 * code has loaded, and handles them afterwards. If loading fails, the worker raises an error that the page receives.
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
