/** Finds definitions and data that a repository lacks, and creates stand-ins that let its nodes compile. */
export { missingView } from './missing-view.ts';
export { readRepository, type Repository } from './repository.ts';
export { Survey, type InputFor, type NodeOutcome } from './survey.ts';
export { isSystem, systemNames, SYSTEMS, type SystemName } from './systems.ts';
