/**
 * Entry point of the engine's workers and of the language service's worker. They share most of their code: with a
 * single entry point, the bundler creates one file, which the browser compiles only once. The name of the worker
 * selects the part to run.
 */
import { startWorker } from '../protocol/start-worker.ts';

startWorker(() => (self.name === 'language' ? import('./expose-language.ts') : import('./expose-engine.ts')));
