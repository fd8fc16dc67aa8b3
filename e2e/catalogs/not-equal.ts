/** Recorded catalogs for which no project can exist that compiles to them, with the reasons. */
export const notEqual: Readonly<Record<string, string>> = {
  'real-runs/missing-dependency/puppet-3.8.7/run-1/catalog.json':
    'A relationship names a resource that the catalog lacks. Only Puppet 3 compiles such a catalog.',
  'relationships/chain-to-virtual-resource-on-the-right-fails':
    'A relationship names a virtual resource. Real Puppet rejects the catalog when it is applied.',
  'ruby-types/relationship-by-namevar-of-another-title':
    'A relationship names the namevar of a type of a module, and the catalog does not say which attribute that is.',
  'classes/class-named-main-clashes-when-applied': 'Class[main] is there twice, which real Puppet rejects as well.',
  'errors/define-with-an-empty-title': 'An edge leads to a define with an empty title.',
};
