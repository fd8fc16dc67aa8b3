import { Suspense, type ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useCommands, type DialogId } from '../commands.ts';
import { FilesPanel, NodePanel } from '../layout/side-parts.ts';
import './dialogs.css';

const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog);
const ExamplesDialog = lazyPart(async () => (await import('./ExamplesDialog.tsx')).ExamplesDialog);
const ProjectsDialog = lazyPart(async () => (await import('./ProjectsDialog.tsx')).ProjectsDialog);
const CommandsDialog = lazyPart(async () => (await import('./CommandsDialog.tsx')).CommandsDialog);
const HelpDialog = lazyPart(async () => (await import('./HelpDialog.tsx')).HelpDialog);

/** The import has a dialog of its own: dropped files open it. */
export type PlainDialogId = Exclude<DialogId, 'import'>;

const titles = {
  share: 'Share',
  examples: 'Examples',
  projects: 'Projects',
  help: 'Help',
  commands: 'Commands',
  files: 'Files and node',
} as const satisfies Record<PlainDialogId, string>;

function FilesAndNode() {
  const { importFiles } = useCommands();
  return (
    <div className="dialog-side">
      <FilesPanel onImport={importFiles} />
      <NodePanel />
    </div>
  );
}

function contentOf(dialog: PlainDialogId): ReactNode {
  switch (dialog) {
    case 'share':
      return <ShareDialog />;
    case 'examples':
      return <ExamplesDialog />;
    case 'projects':
      return <ProjectsDialog />;
    case 'commands':
      return <CommandsDialog />;
    case 'help':
      return <HelpDialog />;
    case 'files':
      return <FilesAndNode />;
  }
}

export interface DialogsProps {
  readonly open: PlainDialogId | undefined;
  readonly onClose: () => void;
}

/** The page's dialogs but the import's, one at a time. */
export function Dialogs({ open, onClose }: DialogsProps) {
  return (
    <Dialog
      isOpen={open !== undefined}
      onClose={onClose}
      title={open === undefined ? '' : titles[open]}
      isText={open === 'help'}
      width={open === 'examples' || open === 'projects' ? 'wide' : 'narrow'}
    >
      {open === undefined ? null : (
        <ErrorBoundary what={titles[open]} key={open}>
          <Suspense fallback={<p className="dialog-note">Loading</p>}>{contentOf(open)}</Suspense>
        </ErrorBoundary>
      )}
    </Dialog>
  );
}
