import { Suspense, useCallback } from 'react';
import { useStore } from 'zustand';
import { Announcer } from '../ui/live/Announcer.tsx';
import { renamePreview } from '../store/changes/rename-preview.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { NARROW } from '../ui/narrow.ts';
import { Toasts } from '../ui/overlays/Toasts.tsx';
import { CommandsContext } from './commands.ts';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { Guide } from './header/Guide.tsx';
import { ReadingNotice } from './header/ReadingNotice.tsx';
import { SilenceNotice } from './header/SilenceNotice.tsx';
import { UnreadNotice } from './header/UnreadNotice.tsx';
import { Header } from './header/Header.tsx';
import { DropArea } from './import/DropArea.tsx';
import { useColumns } from './layout/columns.ts';
import { NarrowLayout } from './layout/NarrowLayout.tsx';
import { StatusBar } from './status/StatusBar.tsx';
import { WideLayout } from './layout/WideLayout.tsx';
import { RunAnnouncer } from './RunAnnouncer.tsx';
import { LessonAnnouncer } from './lessons/LessonAnnouncer.tsx';
import { SessionContext } from './session/session-context.ts';
import type { Session } from './session/session.ts';
import { SkipLink } from './SkipLink.tsx';
import { useMedia } from './use-media.ts';
import { usePageCommands } from './use-page-commands.ts';
import './shell.css';

const RenamePreviewDialog = lazyPart(
  async () => (await import('./dialogs/rename/RenamePreviewDialog.tsx')).RenamePreviewDialog,
);
const Tour = lazyPart(async () => (await import('./tour/Tour.tsx')).Tour);

/** Layout of the whole page: columns side by side, or one pane at a time on a narrow page. */
export function Shell({ session }: { readonly session: Session }) {
  const narrow = useMedia(NARROW);
  const columns = useColumns();
  const { commands, dialog, request, isTouring, endTour } = usePageCommands(session);
  const previewsRename = useStore(renamePreview, ({ shown }) => shown !== undefined);
  const close = useCallback(() => commands.show(undefined), [commands]);
  return (
    <SessionContext value={session}>
      <CommandsContext value={commands}>
        <div className="shell">
          <SkipLink />
          <Header filesHidden={columns === 'two' && !narrow} />
          <Guide />
          <UnreadNotice />
          <SilenceNotice />
          {narrow ? <ReadingNotice /> : null}
          {narrow ? (
            <NarrowLayout />
          ) : (
            <main className="shell-main">
              <ErrorBoundary what="The page">
                <WideLayout columns={columns} />
              </ErrorBoundary>
            </main>
          )}
          {narrow ? null : <StatusBar />}
        </div>
        <Dialogs open={dialog} request={request} onClose={close} />
        {previewsRename ? (
          <Suspense>
            <RenamePreviewDialog />
          </Suspense>
        ) : null}
        {isTouring ? (
          <ErrorBoundary what="The tour">
            <Suspense>
              <Tour onEnd={endTour} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
        <DropArea />
        <Toasts />
        <Announcer />
        <RunAnnouncer />
        <LessonAnnouncer />
      </CommandsContext>
    </SessionContext>
  );
}
