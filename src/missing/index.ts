/** What a repository misses, and the stand-ins with which its nodes compile meanwhile. */
export { missingView } from './report.ts';
export { readRepository, type Repository } from './repository.ts';
export { Survey, type InputFor, type NodeOutcome } from './survey.ts';
