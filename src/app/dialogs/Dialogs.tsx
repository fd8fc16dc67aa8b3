import type { ReactNode } from 'react';
import { FilesPanel } from '../../panels/files/FilesPanel.tsx';
import { NodePanel } from '../../panels/node/NodePanel.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { DialogId } from '../commands.ts';
import { ExamplesDialog } from './ExamplesDialog.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { ProjectsDialog } from './ProjectsDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import './dialogs.css';

const titles = {
  share: 'Share',
  examples: 'Examples',
  projects: 'Projects',
  help: 'Help',
  files: 'Files and node',
} as const satisfies Record<DialogId, string>;

function contentOf(dialog: DialogId): ReactNode {
  switch (dialog) {
    case 'share':
      return <ShareDialog />;
    case 'examples':
      return <ExamplesDialog />;
    case 'projects':
      return <ProjectsDialog />;
    case 'help':
      return <HelpDialog />;
    case 'files':
      return (
        <div className="dialog-side">
          <FilesPanel />
          <NodePanel />
        </div>
      );
  }
}

export interface DialogsProps {
  readonly open: DialogId | undefined;
  readonly onClose: () => void;
}

/** The page's dialogs, one at a time. */
export function Dialogs({ open, onClose }: DialogsProps) {
  return (
    <Dialog
      isOpen={open !== undefined}
      onClose={onClose}
      title={open === undefined ? '' : titles[open]}
      width={open === 'examples' || open === 'projects' ? 'wide' : 'narrow'}
    >
      {open === undefined ? null : contentOf(open)}
    </Dialog>
  );
}
