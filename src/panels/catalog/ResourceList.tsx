import { useMemo } from 'react';
import type { ResourceView } from '../../protocol/analysis.ts';
import { restsOnStandIn, stoodInBy } from '../../protocol/stand-ins.ts';
import { selectStandIns } from '../../store/select-stand-ins.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { OutcomeMark } from '../../ui/OutcomeMark.tsx';
import { RefText } from '../shared/links.tsx';
import { middleTruncate, placeText } from '../shared/names.ts';
import { selectRunMoment } from '../shared/run-moment.ts';
import type { TreeRow } from '../shared/tree-keys.ts';
import { VirtualTree } from '../shared/VirtualTree.tsx';

type ResourceRow = TreeRow & { readonly resource: ResourceView };

/** A resource as a row of a list. */
export function resourceRow(resource: ResourceView): ResourceRow {
  const { ref, place } = resource;
  const text = place === undefined ? ref : `${ref}, ${placeText(place)}`;
  return { id: ref, resource, level: 1, isExpanded: undefined, text };
}

interface ResourceListProps {
  readonly rows: readonly ResourceRow[];
  readonly selected: string | undefined;
}

/** Resources with their attributes in brief, and their outcomes in the run that is shown. */
export function ResourceList({ rows, selected }: ResourceListProps) {
  const { select } = useActions();
  const moment = useAppStore(selectRunMoment);
  const standIns = useAppStore(selectStandIns);
  const stoodIn = useMemo(() => stoodInBy(standIns), [standIns]);
  return (
    <VirtualTree
      label="Resources of the catalog"
      flat
      rows={rows}
      selected={selected}
      rowHeight={46}
      onSelect={({ id }) => select({ kind: 'resource', ref: id }, 'catalog')}
      renderRow={({ resource }) => {
        const outcome = moment.outcomes.get(resource.ref);
        return (
          <>
            <span className="catalog-mark">
              {outcome === undefined ? null : <OutcomeMark outcome={outcome} size={14} decorative />}
            </span>
            <span className="catalog-entry">
              <span className="catalog-line">
                <RefText refText={resource.ref} length={60} />
                {restsOnStandIn(resource, stoodIn, standIns) ? (
                  <span className="catalog-stand-in">stand-in</span>
                ) : null}
              </span>
              <span className="catalog-summary">
                <ResourceForm resource={resource} />
                {summary(resource)}
              </span>
            </span>
            {resource.place === undefined ? null : (
              <span className="catalog-place">{middleTruncate(placeText(resource.place), 34)}</span>
            )}
          </>
        );
      }}
    />
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
  return text === undefined ? null : <span className="catalog-form">{text} · </span>;
}

function summary({ parameters, kind }: ResourceView): string {
  if (parameters.length === 0) return kind === 'native' ? 'no attributes' : kind;
  return parameters.map(({ name, text }) => `${name} => ${middleTruncate(text, 40)}`).join(', ');
}
