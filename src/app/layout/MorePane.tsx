import {
  BookOpen,
  Braces,
  CircleHelp,
  FolderOpen,
  Layers,
  ListTree,
  Share2,
  SquareTerminal,
  Undo2,
} from 'lucide-react';
import { panels } from '../../panels/registry.ts';
import type { ViewId } from '../../store/state.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCommands } from '../commands.ts';
import { ThemeMenu } from '../header/ThemeMenu.tsx';
import { useSession } from '../session/session-context.ts';
import { LaterPart } from './LaterPart.tsx';
import { FilesPanel, NodePanel } from './side-parts.ts';
import { View } from './ViewsPane.tsx';

/** Views that have no tab of their own on a narrow page. */
const extraViews = [
  { id: 'terminal', Icon: SquareTerminal },
  { id: 'catalog', Icon: ListTree },
  { id: 'data', Icon: Layers },
  { id: 'tree', Icon: Braces },
] as const satisfies readonly { id: ViewId; Icon: typeof ListTree }[];

/** On a narrow page: files, node, the terminal, the catalog, the data, the syntax tree, and what the header has no room for. */
export function MorePane() {
  const { show, importFiles } = useCommands();
  const session = useSession();
  const previous = useAppStore((state) => state.previousDraft);
  const sheet = useAppStore((state) => state.sheet);
  const { showSheet } = useActions();
  const shown = panels.find(({ id }) => id === sheet);
  return (
    <div className="more">
      <div className="more-actions">
        {previous === undefined ? null : (
          <Button onPress={() => void session.backToPreviousDraft()}>
            <Undo2 aria-hidden />
            Back to my draft
          </Button>
        )}
        <Button onPress={() => show('share')}>
          <Share2 aria-hidden />
          Share
        </Button>
        <Button onPress={() => show('examples')}>
          <BookOpen aria-hidden />
          Examples
        </Button>
        <Button onPress={() => show('projects')}>
          <FolderOpen aria-hidden />
          Projects
        </Button>
        {extraViews.map(({ id, Icon }) => (
          <Button key={id} onPress={() => showSheet(id)}>
            <Icon aria-hidden />
            {panels.find((panel) => panel.id === id)?.title}
          </Button>
        ))}
        <Button onPress={() => show('help')}>
          <CircleHelp aria-hidden />
          Help
        </Button>
        <ThemeMenu named />
      </div>
      <LaterPart what="The list of files" waiting="Loading files">
        <FilesPanel onImport={importFiles} />
      </LaterPart>
      <LaterPart what="The node">
        <NodePanel />
      </LaterPart>
      {shown === undefined ? null : (
        <Dialog isOpen onClose={() => showSheet(undefined)} title={shown.title} form="sheet" width="wide">
          <div className="more-view">
            <View panel={shown} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
