/** What differs between two catalogs, for migrations from one release to another as for versions of a project. */
export { catalogChanges, type CatalogChange } from './catalog-changes.ts';
export { resourceChanges } from './resource-changes.ts';
