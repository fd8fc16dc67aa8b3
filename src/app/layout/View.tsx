import type { PanelEntry } from '../../panels/shared/panel-entry.ts';
import { ReplayBar, RunBar } from '../../panels/registry.ts';
import { useAppStore } from '../../store/store.ts';
import { LaterPart } from './LaterPart.tsx';
import './view.css';

/** A view of the registry. Its code loads when the view is first shown. */
export function View({ panel }: { readonly panel: PanelEntry }) {
  const { Component, title, replay, isOfRun = false, isOfProject = true } = panel;
  // A different project gets a new key, so that details and searches are reset.
  const opening = useAppStore((state) => state.opening);
  return (
    <div className="view" data-tour="view">
      {isOfRun ? (
        <LaterPart what="The history of runs">
          <RunBar />
        </LaterPart>
      ) : null}
      <div className="view-content">
        <LaterPart what={title} key={isOfProject ? `${panel.id} ${opening}` : panel.id} waiting={`Loading ${title}`}>
          <Component />
        </LaterPart>
      </div>
      {replay === undefined ? null : (
        <LaterPart what="The replay">
          <ReplayBar onlyInReplay={replay === 'started'} />
        </LaterPart>
      )}
    </div>
  );
}
