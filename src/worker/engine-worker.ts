/**
 * Entry point of the engine's workers, the language service's worker, and the reader of agents' files. They share most
 * of their code: with a single entry point, the bundler creates one file, which the browser compiles only once. The
 * name of the worker selects the part to run.
 */
import { startWorker } from '../protocol/start-worker.ts';

startWorker(() => {
  switch (self.name) {
    case 'language':
      return import('./expose-language.ts');
    case 'agent-files':
      return import('./expose-agent-files.ts');
    default:
      return import('./expose-engine.ts');
  }
});
