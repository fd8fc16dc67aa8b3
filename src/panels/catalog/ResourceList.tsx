import { useMemo } from 'react';
import type { ResourceView } from '../../protocol/analysis.ts';
import { restsOnStandIn, stoodInBy } from '../../protocol/project/stand-ins.ts';
import { selectStandIns } from '../../store/missing/select-stand-ins.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { OutcomeMark } from '../../ui/OutcomeMark.tsx';
import { RefText } from '../shared/links.tsx';
import { middleTruncate, placeText } from '../shared/label-texts.ts';
import { selectRunMoment } from '../shared/runs/run-moment.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { ShownText } from '../../ui/ShownText.tsx';

type ResourceRow = TreeRow & { readonly resource: ResourceView };

export function resourceRow(resource: ResourceView): ResourceRow {
  const { ref, place } = resource;
  const text = place === undefined ? ref : `${ref}, ${placeText(place)}`;
  const form = formText(resource);
  const more = form === undefined ? summary(resource) : `${form} · ${summary(resource)}`;
  return { id: ref, resource, level: 1, isExpanded: undefined, text, more };
}

interface ResourceListProps {
  readonly rows: readonly ResourceRow[];
  readonly selected: string | undefined;
}

export function ResourceList({ rows, selected }: ResourceListProps) {
  const { select } = useActions();
  const moment = useAppStore(selectRunMoment);
  const standIns = useAppStore(selectStandIns);
  const stoodIn = useMemo(() => stoodInBy(standIns), [standIns]);
  const named = useMemo(
    () =>
      rows.map((row) =>
        restsOnStandIn(row.resource, stoodIn, standIns) ? { ...row, more: `stand-in, ${row.more ?? ''}` } : row,
      ),
    [rows, stoodIn, standIns],
  );
  return (
    <VirtualTree
      label="Resources of the catalog"
      flat
      rows={named}
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
              <span className="catalog-place">
                <ShownText text={middleTruncate(placeText(resource.place), 34)} />
              </span>
            )}
          </>
        );
      }}
    />
  );
}

/** States where a collected resource comes from, or why a virtual or exported resource is not applied. */
function formText({ virtual, exported, collectedFrom }: ResourceView): string | undefined {
  if (collectedFrom !== undefined) return `collected from ${collectedFrom.certname}`;
  return exported ? 'exported' : virtual ? 'virtual' : undefined;
}

function ResourceForm({ resource }: { readonly resource: ResourceView }) {
  const text = formText(resource);
  return text === undefined ? null : <span className="catalog-form">{text} · </span>;
}

function summary({ parameters, kind }: ResourceView): string {
  if (parameters.length === 0) return kind === 'native' ? 'no attributes' : kind;
  return parameters.map(({ name, text }) => `${name} => ${middleTruncate(text, 40)}`).join(', ');
}
