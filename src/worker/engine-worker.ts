/**
 * Entry point of the engine's workers and of the language service's worker, which share most of their code: with one
 * entry point the bundler creates one file, which the browser compiles once. The worker's name selects the part to run.
 */
import { startWorker } from '../protocol/start-worker.ts';

startWorker(() => (self.name === 'language' ? import('./expose-language.ts') : import('./expose-engine.ts')));
