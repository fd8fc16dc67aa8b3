import { Suspense, type ReactNode } from 'react';
import { Dialog, type DialogWidth } from '../../ui/overlays/Dialog.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ImportRequest } from '../../workspace/import/import-request.ts';
import { VIEW_COMMANDS } from '../command-groups/go-to.ts';
import { useCommands, type DialogId } from '../commands.ts';
import { FilesPanel, NodePanel } from '../layout/side-panels.ts';
import { TypedAhead } from './TypedAhead.tsx';
import './dialogs.css';

const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog);
const ExamplesDialog = lazyPart(async () => (await import('./ExamplesDialog.tsx')).ExamplesDialog);
const LessonsDialog = lazyPart(async () => (await import('../lessons/LessonsDialog.tsx')).LessonsDialog);
const PuzzlesDialog = lazyPart(async () => (await import('../puzzles/PuzzlesDialog.tsx')).PuzzlesDialog);
const ClassDialog = lazyPart(async () => (await import('../lessons/ClassDialog.tsx')).ClassDialog);
const MakeLessonDialog = lazyPart(async () => (await import('../lessons/MakeLessonDialog.tsx')).MakeLessonDialog);
const CompareDialog = lazyPart(async () => (await import('../lessons/CompareDialog.tsx')).CompareDialog);
const ProjectsDialog = lazyPart(async () => (await import('./projects/ProjectsDialog.tsx')).ProjectsDialog);
const CommandsDialog = lazyPart(async () => (await import('./CommandsDialog.tsx')).CommandsDialog);
const QuickOpenDialog = lazyPart(async () => (await import('../quick-open/QuickOpenDialog.tsx')).QuickOpenDialog);
const ImportDialog = lazyPart(async () => (await import('../import/ImportDialog.tsx')).ImportDialog);
const SettingsDialog = lazyPart(async () => (await import('./settings/SettingsDialog.tsx')).SettingsDialog);
const EyamlKeys = lazyPart(async () => (await import('../../panels/shared/EyamlKeys.tsx')).EyamlKeys);
const KeyboardDialog = lazyPart(async () => (await import('./KeyboardDialog.tsx')).KeyboardDialog);
const Notices = lazyPart(async () => (await import('../status/Notices.tsx')).Notices);
const FileChangesDialog = lazyPart(
  async () => (await import('./file-changes/FileChangesDialog.tsx')).FileChangesDialog,
);
const HelpDialog = lazyPart(async () => (await import('./help/HelpDialog.tsx')).HelpDialog);

const titles = {
  share: 'Share',
  examples: 'Examples',
  projects: 'Projects',
  help: 'Help',
  commands: 'Commands',
  views: 'Views',
  'quick-open': 'Go to',
  files: 'Files and node',
  import: 'Open',
  keys: 'hiera-eyaml keys',
  keyboard: 'Keyboard',
  settings: 'Settings',
  lessons: 'Lessons',
  puzzles: 'Puzzles',
  notices: 'Notices',
  'file-changes': 'Compare the file',
  compare: 'Your code and the solution',
  class: 'Progress of your learners',
  'make-lesson': 'Make a lesson',
} as const satisfies Record<DialogId, string>;

const widths: Partial<Readonly<Record<DialogId, DialogWidth>>> = {
  examples: 'wide',
  projects: 'wide',
  settings: 'wide',
  lessons: 'wide',
  puzzles: 'wide',
  compare: 'wide',
  class: 'wide',
  'make-lesson': 'wide',
  'file-changes': 'widest',
};

const typed: ReadonlySet<DialogId> = new Set(['commands', 'views', 'quick-open']);

function FilesAndNode() {
  const { importFiles } = useCommands();
  return (
    <div className="dialog-side">
      <FilesPanel onImport={importFiles} />
      <NodePanel />
    </div>
  );
}

function renderContent(dialog: DialogId, request: ImportRequest | undefined): ReactNode {
  switch (dialog) {
    case 'share':
      return <ShareDialog />;
    case 'examples':
      return <ExamplesDialog />;
    case 'projects':
      return <ProjectsDialog />;
    case 'commands':
      return <CommandsDialog />;
    case 'views':
      return <CommandsDialog start={VIEW_COMMANDS} />;
    case 'quick-open':
      return <QuickOpenDialog />;
    case 'help':
      return <HelpDialog />;
    case 'keyboard':
      return <KeyboardDialog />;
    case 'files':
      return <FilesAndNode />;
    case 'settings':
      return <SettingsDialog />;
    case 'keys':
      return <EyamlKeys />;
    case 'notices':
      return <Notices />;
    case 'lessons':
      return <LessonsDialog />;
    case 'puzzles':
      return <PuzzlesDialog />;
    case 'make-lesson':
      return <MakeLessonDialog />;
    case 'class':
      return <ClassDialog />;
    case 'compare':
      return <CompareDialog />;
    case 'file-changes':
      return <FileChangesDialog />;
    case 'import':
      return <ImportDialog request={request} />;
  }
}

interface DialogsProps {
  readonly open: DialogId | undefined;
  readonly request: ImportRequest | undefined;
  readonly onClose: () => void;
}

export function Dialogs({ open, request, onClose }: DialogsProps) {
  return (
    <Dialog
      isOpen={open !== undefined}
      onClose={onClose}
      title={open === undefined ? '' : titles[open]}
      isText={open === 'help' || open === 'keyboard'}
      width={(open === undefined ? undefined : widths[open]) ?? 'narrow'}
    >
      {open === undefined ? null : (
        <ErrorBoundary what={titles[open]} key={open}>
          <Suspense fallback={typed.has(open) ? <TypedAhead /> : <p className="dialog-note">Loading</p>}>
            {renderContent(open, request)}
          </Suspense>
        </ErrorBoundary>
      )}
    </Dialog>
  );
}
