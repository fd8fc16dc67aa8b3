import type { PanelEntry } from '../../panels/shared/panel-entry.ts';
import { ReplayBar, RunBar } from '../../panels/registry.ts';
import { useAppStore } from '../../store/store.ts';
import { LaterPart } from './LaterPart.tsx';
import './view.css';

/** Shows a view, whose code loads when the view is first shown. */
export function View({ panel }: { readonly panel: PanelEntry }) {
  const { Component, title, replay, isOfRun = false, isOfProject = true } = panel;
  // Part of the key, so that a new project resets the view's details and search.
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
