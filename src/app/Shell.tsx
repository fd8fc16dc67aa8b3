import { Suspense, useCallback } from 'react';
import { afterEditor } from '../store/after-editor.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { CommandsContext } from './commands.ts';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { Header } from './header/Header.tsx';
import { NarrowLayout } from './layout/NarrowLayout.tsx';
import { StatusBar } from './layout/StatusBar.tsx';
import { WideLayout } from './layout/WideLayout.tsx';
import { WorkProgress } from './layout/WorkProgress.tsx';
import { RunAnnouncer } from './RunAnnouncer.tsx';
import { SessionContext } from './session/session-context.ts';
import type { Session } from './session/session.ts';
import { useMedia } from './use-media.ts';
import { usePageCommands } from './use-page-commands.ts';
import './shell.css';

/** The import, with the page as a place to drop files: not before there is an editor to see them in. */
const Import = lazyPart(async () => {
  await afterEditor;
  return (await import('./import/Import.tsx')).Import;
});

/** The whole page: three columns, two, or one pane at a time, as there is room. */
export function Shell({ session }: { readonly session: Session }) {
  const narrow = useMedia('(max-width: 720px)');
  const withSide = useMedia('(min-width: 1024px)');
  const { commands, dialog, picked } = usePageCommands(session);
  const close = useCallback(() => commands.show(undefined), [commands]);
  const openImport = useCallback(() => commands.show('import'), [commands]);
  return (
    <SessionContext value={session}>
      <CommandsContext value={commands}>
        <div className="shell">
          <Header filesHidden={!withSide && !narrow} />
          <WorkProgress />
          {narrow ? (
            <NarrowLayout />
          ) : (
            <main className="shell-main">
              <ErrorBoundary what="The page">
                <WideLayout withSide={withSide} />
              </ErrorBoundary>
            </main>
          )}
          {narrow ? null : <StatusBar />}
        </div>
        <Dialogs open={dialog === 'import' ? undefined : dialog} onClose={close} />
        <ErrorBoundary
          what="The import"
          renderMessage={(message) => (
            <Dialog isOpen={dialog === 'import'} onClose={close} title="Import">
              {message}
            </Dialog>
          )}
        >
          <Suspense>
            <Import isOpen={dialog === 'import'} picked={picked} onOpen={openImport} onClose={close} />
          </Suspense>
        </ErrorBoundary>
        <Toasts />
        <RunAnnouncer />
      </CommandsContext>
    </SessionContext>
  );
}
