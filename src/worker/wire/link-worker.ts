/**
 * Connects to a started worker. Returns the worker's interface, a promise that resolves if it crashes, and a function
 * that ends it.
 */
import * as Comlink from 'comlink';
import { logWireIfWanted } from './log-wire.ts';

interface WorkerLink<Api> {
  readonly remote: Comlink.Remote<Api>;
  /** Resolves with a reason if the worker crashes or cannot be loaded; otherwise stays pending. */
  readonly crashed: Promise<string>;
  /** Ends the worker immediately, even during a task. */
  end(): void;
}

/** @param name name of the worker in crash messages, such as `engine` */
export function linkWorker<Api>(worker: Worker, name: string): WorkerLink<Api> {
  logWireIfWanted(worker, name);
  const remote = Comlink.wrap<Api>(worker);
  const crashed = new Promise<string>((resolve) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(event.message === '' ? `The ${name} could not be loaded.` : event.message);
    });
    worker.addEventListener('messageerror', () => resolve(`The ${name} sent data that cannot be read.`));
  });
  const end = (): void => {
    remote[Comlink.releaseProxy]();
    worker.terminate();
  };
  return { remote, crashed, end };
}
