import type { Place, ResourceView } from '../../protocol/analysis.ts';
import { findDeclaration, findProjectPlace } from '../../store/opened/project-place.ts';
import { isOpenedGraph, selectShownGraph } from '../../store/opened/shown-graph.ts';
import type { SelectionSource } from '../../store/state/view-state.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { middleTruncate, placeText, splitRef } from './label-texts.ts';
import { revealHidden } from '../../ui/hidden-characters.ts';
import { ShownText } from '../../ui/ShownText.tsx';

interface PlaceLinkProps {
  readonly place: Place;
  /**
   * The resource declared at `place`. If the resource is from an opened agent file, the link is shown only if the
   * project declares the resource, too.
   */
  readonly declared?: ResourceView;
}

/**
 * A place in a file. Pressing it shows the place in the editor. If the project does not contain the file, as with an
 * imported catalog, the place is not a link.
 */
export function PlaceLink({ place, declared }: PlaceLinkProps) {
  const { revealPlace } = useActions();
  const files = useAppStore(({ project }) => project.files);
  const isForeign = useAppStore((state) => isOpenedGraph(selectShownGraph(state)));
  const here = isForeign && declared !== undefined ? findDeclaration(files, declared) : findProjectPlace(files, place);
  if (here === undefined)
    return (
      <span className="place-text">
        <ShownText text={middleTruncate(placeText(place), 44)} />
      </span>
    );
  return (
    <button
      type="button"
      className="place-link"
      title={`Show ${revealHidden(placeText(here))} in the editor`}
      onClick={() => revealPlace(here)}
    >
      <ShownText text={middleTruncate(placeText(here), 44)} />
    </button>
  );
}

/** A resource's reference. Pressing it selects the resource in all views. */
export function ResourceLink({ refText, by }: { readonly refText: string; readonly by: SelectionSource }) {
  const { select } = useActions();
  return (
    <button
      type="button"
      className="resource-link"
      title={revealHidden(refText)}
      onClick={() => select({ kind: 'resource', ref: refText }, by)}
    >
      <RefText refText={refText} />
    </button>
  );
}

/** The name of another node of the project. Pressing it makes that node the current node. */
export function NodeLink({ certname }: { readonly certname: string }) {
  const { switchNode } = useActions();
  return (
    <button
      type="button"
      className="place-link"
      title={`Switch to the node ${certname}`}
      onClick={() => switchNode(certname)}
    >
      <ShownText text={middleTruncate(certname, 44)} />
    </button>
  );
}

export function RefText({ refText, length = 48 }: { readonly refText: string; readonly length?: number }) {
  const { type, title } = splitRef(refText);
  return (
    <span className="ref-text">
      <span className="ref-type">{type}[</span>
      <span className="ref-title">
        <ShownText text={middleTruncate(title, length)} />
      </span>
      <span className="ref-type">]</span>
    </span>
  );
}
