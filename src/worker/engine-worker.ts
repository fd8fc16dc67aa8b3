/**
 * Entry of the engine's workers and of the language service's, which share most of their code: from one entry the bundler makes one file
 * of it, and the browser compiles it once. The worker's name says what it runs.
 */
import { startWorker } from '../protocol/start-worker.ts';

startWorker(() => (self.name === 'language' ? import('./expose-language.ts') : import('./expose-engine.ts')));
