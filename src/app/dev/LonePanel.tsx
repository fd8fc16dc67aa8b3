import { use } from 'react';
import { panels } from '../../panels/registry.ts';
import { editorArrived } from '../../store/editor-arrival.ts';
import { appStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Announcer } from '../../ui/live/Announcer.tsx';
import { OverlayLayer } from '../../ui/overlays/OverlayLayer.tsx';
import { Toasts } from '../../ui/overlays/Toasts.tsx';
import { View } from '../layout/View.tsx';
import type { Choice } from './choice.ts';
import type { ProjectState } from './project-state.ts';

/**
 * Copies the state of the gallery, the page around this frame, so that the frame need not compile the project itself.
 */
export async function takeState({ panel, details }: Choice): Promise<void> {
  const state = await window.parent.bunrakuProjectState;
  if (state === undefined) throw new Error('A panel alone is shown in the frames of /dev/panels.');
  const own: ProjectState = structuredClone(state);
  const view = panels.find(({ id }) => id === panel)?.id;
  appStore.setState({ ...own, ...(view === undefined ? {} : { view }) });
  const shown = own.analysis?.catalog?.resources.find(({ kind }) => kind === 'native');
  if (details !== '' && shown !== undefined)
    appStore.getState().actions.select({ kind: 'resource', ref: shown.ref }, 'editor');
  editorArrived();
}

interface LonePanelProps {
  readonly id: string;
  /** Resolves when the store contains the state to show. */
  readonly taken: Promise<void>;
}

export function LonePanel({ id, taken }: LonePanelProps) {
  use(taken);
  const panel = panels.find((each) => each.id === id);
  if (panel === undefined) return <EmptyState title={`No panel ${id}`} />;
  return (
    <div className="shell">
      <OverlayLayer />
      <main className="shell-main">
        <View panel={panel} />
      </main>
      <Toasts />
      <Announcer />
    </div>
  );
}
