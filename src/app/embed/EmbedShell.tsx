import { ExternalLink, Play, Square } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { panels } from '../../panels/registry.ts';
import { appStore, useActions, useAppStore } from '../../store/store.ts';
import { Announcer } from '../../ui/live/Announcer.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Landmark } from '../../ui/Landmark.tsx';
import { NARROW_EMBED } from '../../ui/narrow.ts';
import { OverlayLayer } from '../../ui/overlays/OverlayLayer.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { Toasts } from '../../ui/overlays/Toasts.tsx';
import { CommandsContext } from '../commands.ts';
import { Dialogs } from '../dialogs/Dialogs.tsx';
import { BrandMark } from '../header/BrandMark.tsx';
import { ReadingNotice } from '../header/ReadingNotice.tsx';
import { SilenceNotice } from '../header/SilenceNotice.tsx';
import { UnreadNotice } from '../header/UnreadNotice.tsx';
import { EditorPane } from '../layout/EditorPane.tsx';
import { View } from '../layout/View.tsx';
import { RunResult } from '../RunAnnouncer.tsx';
import { SessionContext } from '../session/session-context.ts';
import type { Session } from '../session/session.ts';
import { SkipLink } from '../SkipLink.tsx';
import { useMedia } from '../use-media.ts';
import { usePageCommands } from '../use-page-commands.ts';
import { fullPageLink } from './embed-link.ts';
import './embed.css';

/** Width in pixels of 60 characters of code with line numbers and a scroll bar. */
const CODE_WIDTH = 550;

function openInBunraku(session: Session): void {
  const link = session.link();
  if (link === undefined) {
    showToast({
      tone: 'error',
      message: 'This project is too large for a link, so it cannot be opened in Bunraku.',
    });
    return;
  }
  window.open(fullPageLink(link), '_blank', 'noopener');
}

function RunButton({ apply }: { readonly apply: () => void }) {
  const running = useAppStore((state) => state.progress !== undefined);
  const { cancelRun } = useActions();
  return running ? (
    <Button look="primary" onPress={() => void cancelRun()}>
      <Square aria-hidden />
      Stop
    </Button>
  ) : (
    <Button look="primary" onPress={apply}>
      <Play aria-hidden />
      Run
    </Button>
  );
}

function Result() {
  return (
    <p className="embed-result" role="status" aria-label="Result of the run">
      <RunResult />
    </p>
  );
}

/**
 * Page embedded in another page: the code, one view (`view=` in the address), Run, and a link to the full page. Stores
 * nothing.
 */
export function EmbedShell({ session }: { readonly session: Session }) {
  const narrow = useMedia(NARROW_EMBED);
  const name = useAppStore((state) => state.project.name);
  const view = useAppStore((state) => state.view);
  const panel = panels.find(({ id }) => id === view);
  const [shown, setShown] = useState<'code' | 'view'>('code');
  const { commands, dialog, request } = usePageCommands(session);
  const own = useMemo(
    () => ({
      ...commands,
      // Unlike on the full page, Run shows no log, because an embed has none.
      apply: () => void appStore.getState().actions.apply({ noop: false, fresh: true }),
      copyLink: () => openInBunraku(session),
    }),
    [commands, session],
  );
  if (panel === undefined) return null;
  const editor = <EditorPane narrow={narrow} isEmbedded />;
  const side = (
    <Landmark label="Views">
      <View panel={panel} />
    </Landmark>
  );
  return (
    <SessionContext value={session}>
      <CommandsContext value={own}>
        <div className="shell">
          <SkipLink />
          <header className="embed-header">
            <BrandMark />
            <h1 className="embed-name">{name}</h1>
            <RunButton apply={own.apply} />
            <Button onPress={() => openInBunraku(session)}>
              <ExternalLink aria-hidden />
              Open in Bunraku
            </Button>
            <OverlayLayer />
          </header>
          <UnreadNotice />
          <SilenceNotice />
          <ReadingNotice />
          <main className="shell-main">
            <ErrorBoundary what="The page">
              {narrow ? (
                <Tabs
                  label="Panes"
                  tabs={[{ id: 'code', title: 'Code' }, panel]}
                  selected={shown === 'code' ? 'code' : panel.id}
                  onSelect={(id) => setShown(id === 'code' ? 'code' : 'view')}
                >
                  {shown === 'code' ? editor : side}
                </Tabs>
              ) : (
                <Group>
                  <Panel id="editor" minSize="200px" defaultSize={`${Math.max(CODE_WIDTH, innerWidth / 2)}px`}>
                    {editor}
                  </Panel>
                  <Separator className="separator" aria-label="Width of the editor" />
                  <Panel id="view" minSize="260px">
                    {side}
                  </Panel>
                </Group>
              )}
            </ErrorBoundary>
          </main>
          <Result />
        </div>
        {/* The only dialog of an embed, which its editor links to. Other dialogs are about stored projects. */}
        <Dialogs
          open={dialog === 'keyboard' ? dialog : undefined}
          request={request}
          onClose={() => commands.show(undefined)}
        />
        <Toasts />
        <Announcer />
      </CommandsContext>
    </SessionContext>
  );
}
