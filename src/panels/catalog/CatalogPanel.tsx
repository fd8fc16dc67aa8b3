import { useMemo, useState } from 'react';
import type { CatalogView } from '../../protocol/analysis.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField, Segmented } from '../shared/controls.tsx';
import { countText } from '../../protocol/count-text.ts';
import { NoCatalog } from '../shared/NoCatalog.tsx';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { ChangeDetails } from './ChangeDetails.tsx';
import { ChangeList } from './ChangeList.tsx';
import { compareCatalogs } from './compare.ts';
import { CompareButton } from './CompareButton.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { ResourceDetails } from './ResourceDetails.tsx';
import { ResourceList, resourceRow } from './ResourceList.tsx';
import { searchCatalog } from './search.ts';
import './catalog.css';

type CatalogMode = 'all' | 'changes';

/** Lists all resources of the catalog, or what has changed in it since the last apply. */
export function CatalogPanel() {
  const catalog = useAppStore((state) => state.analysis?.catalog);
  return catalog === undefined ? (
    <NoCatalog what="the catalog, the list of all declared resources" />
  ) : (
    <Catalog catalog={catalog} />
  );
}

function Catalog({ catalog }: { readonly catalog: CatalogView }) {
  const { select, compareCatalog } = useActions();
  const isOld = useAppStore((state) => state.catalogIsOld);
  const applied = useAppStore((state) => state.applied);
  const compared = useAppStore((state) => state.compared);
  const base = compared?.catalog ?? applied;
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const [search, setSearch] = useState('');
  const [mode, setMode] = useState<CatalogMode>('all');
  const found = useMemo(() => searchCatalog(catalog.resources, search).map(resourceRow), [catalog, search]);
  const changes = useMemo(() => (base === undefined ? undefined : compareCatalogs(base, catalog)), [base, catalog]);
  const foundChanges = useMemo(() => {
    if (changes === undefined) return undefined;
    const wanted = new Set(
      searchCatalog(
        changes.map(({ resource }) => resource),
        search,
      ).map(({ ref }) => ref),
    );
    return changes.filter(({ ref }) => wanted.has(ref));
  }, [changes, search]);

  const count = changes === undefined || changes.length === 0 ? '' : ` (${changes.length.toLocaleString('en')})`;
  const resource = catalog.resources.find(({ ref }) => ref === selected);
  const change = changes?.find(({ ref }) => ref === selected);
  const [shown, total] =
    mode === 'all' ? [found.length, catalog.resources.length] : [foundChanges?.length ?? 0, changes?.length ?? 0];
  const selectRef = (ref: string): void => select({ kind: 'resource', ref }, 'catalog');
  return (
    <PanelFrame
      label="Catalog"
      toolbar={
        <>
          <Segmented
            label="Show"
            selected={mode}
            options={[
              { id: 'all', text: 'All' },
              { id: 'changes', text: `Changes${count}` },
            ]}
            onSelect={setMode}
          />
          <SearchField
            label="Search the catalog"
            value={search}
            onChange={setSearch}
            result={`${shown} of ${total}`}
            onSubmit={() => {
              const first = mode === 'all' ? found[0]?.id : foundChanges?.[0]?.ref;
              if (first !== undefined) selectRef(first);
            }}
          />
          <span className="catalog-count">{countText(catalog.resources.length, 'resource')}</span>
          <div className="panel-toolbar-end">
            <CompareButton onCompared={() => setMode('changes')} />
            <ExportMenu />
          </div>
        </>
      }
      notice={
        isOld ? (
          'The manifest does not compile. This is the last catalog that compiled.'
        ) : mode === 'changes' && compared !== undefined ? (
          <>
            Differences from {compared.name} ({countText(compared.catalog.resources.length, 'resource')}).{' '}
            <Button look="quiet" onPress={() => compareCatalog(undefined)}>
              Compare with the last apply
            </Button>
          </>
        ) : null
      }
      details={
        mode === 'changes' ? (
          change === undefined ? undefined : (
            <ChangeDetails change={change} onClose={() => select(undefined, 'catalog')} />
          )
        ) : resource === undefined ? undefined : (
          <ResourceDetails resource={resource} onTag={(tag) => setSearch(`tag:${tag}`)} />
        )
      }
    >
      {mode === 'changes' ? (
        <ChangeList
          changes={foundChanges}
          base={compared?.name}
          total={changes?.length ?? 0}
          selected={selected}
          onSelect={selectRef}
          onClearSearch={() => setSearch('')}
        />
      ) : found.length === 0 ? (
        <EmptyState title="No matches" action={<Button onPress={() => setSearch('')}>Clear the search</Button>}>
          Search by title, attribute, place or tag (tag:ntp).
        </EmptyState>
      ) : (
        <ResourceList rows={found} selected={selected} />
      )}
    </PanelFrame>
  );
}
