import { useMemo, useState } from 'react';
import { Download } from 'lucide-react';
import type { ResourceView } from '../../protocol/analysis.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { selectRunsByRef } from '../../store/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OutcomeMark } from '../../ui/OutcomeMark.tsx';
import { SearchField } from '../shared/controls.tsx';
import { download, fileNameOf } from '../shared/download.ts';
import { RefText } from '../shared/links.tsx';
import { countText, middleTruncate, placeText } from '../shared/names.ts';
import { NoCatalog } from '../shared/NoCatalog.tsx';
import { CardSection, Details, PanelFrame } from '../shared/PanelFrame.tsx';
import { Parameters, ResourceOrigin, RunFacts } from '../shared/ResourceFacts.tsx';
import { selectRunMoment } from '../shared/run-moment.ts';
import type { TreeRow } from '../shared/tree-keys.ts';
import { VirtualTree } from '../shared/VirtualTree.tsx';
import { catalogJson } from './export.ts';
import { searchCatalog } from './search.ts';
import './catalog.css';

type CatalogRow = TreeRow & { readonly resource: ResourceView };

/** Every resource of the catalog. */
export function CatalogPanel() {
  const { select } = useActions();
  const catalog = useAppStore((state) => state.analysis?.catalog);
  const isOld = useAppStore((state) => state.catalogIsOld);
  const project = useAppStore((state) => state.project);
  const moment = useAppStore(selectRunMoment);
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const run = useAppStore((state) => (selected === undefined ? undefined : selectRunsByRef(state).get(selected)));
  const [search, setSearch] = useState('');
  const rows = useMemo(
    () =>
      searchCatalog(catalog?.resources ?? [], search).map((resource): CatalogRow => ({
        id: resource.ref,
        resource,
        level: 1,
        isExpanded: undefined,
        text: rowText(resource),
      })),
    [catalog, search],
  );

  if (catalog === undefined) return <NoCatalog what="the catalog" />;
  const resource = selected === undefined ? undefined : catalog.resources.find(({ ref }) => ref === selected);
  return (
    <PanelFrame
      label="Catalog"
      toolbar={
        <>
          <SearchField
            label="Search the catalog"
            value={search}
            onChange={setSearch}
            result={`${rows.length} of ${catalog.resources.length}`}
            onSubmit={() => {
              const [first] = rows;
              if (first !== undefined) select({ kind: 'resource', ref: first.resource.ref }, 'catalog');
            }}
          />
          <span className="catalog-count">{countText(catalog.resources.length, 'resource')}</span>
          <div className="panel-toolbar-end">
            <Button
              look="quiet"
              onPress={() =>
                download(
                  `${fileNameOf(project.name)}-catalog.json`,
                  new Blob([catalogJson(catalog, project.node)], { type: 'application/json' }),
                )
              }
            >
              <Download aria-hidden />
              JSON
            </Button>
          </div>
        </>
      }
      notice={isOld ? 'The manifest does not compile at the moment. This is its catalog from before.' : null}
      details={
        resource === undefined ? undefined : (
          <Details
            label={`Resource ${resource.ref}`}
            title={<RefText refText={resource.ref} length={90} />}
            onClose={() => select(undefined, 'catalog')}
          >
            <ResourceOrigin resource={resource} by="catalog" />
            <CardSection title="Attributes">
              <Parameters parameters={resource.parameters} />
            </CardSection>
            <CardSection title="Tags">
              <ul className="catalog-tags">
                {resource.tags.map((tag) => (
                  <li key={tag}>
                    <button
                      type="button"
                      className="catalog-tag"
                      title={`Search for tag:${tag}`}
                      onClick={() => setSearch(`tag:${tag}`)}
                    >
                      {tag}
                    </button>
                  </li>
                ))}
              </ul>
            </CardSection>
            {run === undefined ? null : <RunFacts run={run} />}
          </Details>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title="Nothing matches" action={<Button onPress={() => setSearch('')}>Clear the search</Button>}>
          A search looks at titles, attributes, places and tags (tag:ntp).
        </EmptyState>
      ) : (
        <VirtualTree
          label="Resources of the catalog"
          flat
          rows={rows}
          selected={selected}
          rowHeight={46}
          onSelect={({ resource: { ref } }) => select({ kind: 'resource', ref }, 'catalog')}
          renderRow={({ resource: each }) => {
            const outcome = moment.outcomes.get(each.ref);
            return (
              <>
                <span className="catalog-mark">
                  {outcome === undefined ? null : <OutcomeMark outcome={outcome} size={14} decorative />}
                </span>
                <span className="catalog-entry">
                  <span className="catalog-line">
                    <RefText refText={each.ref} length={60} />
                    <ResourceForm resource={each} />
                  </span>
                  <span className="catalog-summary">{summary(each)}</span>
                </span>
                {each.place === undefined ? null : (
                  <span className="catalog-place">{middleTruncate(placeText(each.place), 34)}</span>
                )}
              </>
            );
          }}
        />
      )}
    </PanelFrame>
  );
}

/** How a resource came to be here, or that it is not to be applied here. */
function ResourceForm({ resource: { virtual, exported, collectedFrom } }: { readonly resource: ResourceView }) {
  const text =
    collectedFrom !== undefined
      ? `collected from ${collectedFrom.certname}`
      : exported
        ? 'exported'
        : virtual
          ? 'virtual'
          : undefined;
  return text === undefined ? null : <span className="catalog-form">{text}</span>;
}

function rowText({ ref, place }: ResourceView): string {
  return place === undefined ? ref : `${ref}, ${placeText(place)}`;
}

function summary({ parameters, kind }: ResourceView): string {
  if (parameters.length === 0) return kind === 'native' ? 'no attributes' : kind;
  return parameters.map(({ name, text }) => `${name} => ${middleTruncate(text, 40)}`).join(', ');
}
