/** Differences between two catalogs, for migrations between releases and for versions of a project. */
export { catalogChanges, type CatalogChange } from './catalog-changes.ts';
export { resourceChanges } from './resource-changes.ts';
export { edgeDifferences, withoutRelationships } from './edge-differences.ts';
export { filterChanges, filterEdges, parsePattern, type ChangeFilter } from './change-filter.ts';
export { edgeChanges } from './edge-changes.ts';
