import { startWorker } from '../protocol/start-worker.ts';

startWorker(() => import('./expose-language.ts'));
