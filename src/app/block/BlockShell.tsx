import { useEffect, useRef } from 'react';
import { panels } from '../../panels/registry.ts';
import { appStore, useAppStore } from '../../store/store.ts';
import { Announcer } from '../../ui/live/Announcer.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { OverlayLayer } from '../../ui/overlays/OverlayLayer.tsx';
import { Toasts } from '../../ui/overlays/Toasts.tsx';
import { View } from '../layout/View.tsx';
import { startBlockFrame } from './block-frame.ts';
import { watchHeight } from './content-height.ts';
import './block.css';

/** Content of the frame that runs the code blocks of another site's page. Shows one view of the last run. */
export function BlockShell() {
  const view = useAppStore((state) => state.view);
  const panel = panels.find(({ id }) => id === view);
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    const { send } = startBlockFrame(appStore);
    if (content.current === null) return undefined;
    return watchHeight(content.current, appStore, (height) => send({ kind: 'height', height }));
  }, []);
  return (
    <>
      <main className="block-shell" ref={content}>
        <h1 className="visually-hidden">Result of the run</h1>
        <ErrorBoundary what="The view">{panel === undefined ? null : <View panel={panel} />}</ErrorBoundary>
      </main>
      <OverlayLayer />
      <Toasts />
      <Announcer />
    </>
  );
}
