import { BookOpen, CircleHelp, FolderOpen, ListTree, Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { FilesPanel } from '../../panels/files/FilesPanel.tsx';
import { NodePanel } from '../../panels/node/NodePanel.tsx';
import { panels } from '../../panels/registry.ts';
import { useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCommands } from '../commands.ts';
import { ThemeMenu } from '../header/ThemeMenu.tsx';
import { useSession } from '../session/session-context.ts';
import { View } from './ViewsPane.tsx';

/** On a narrow page: files, node, the catalog, and what the header has no room for. */
export function MorePane() {
  const { show } = useCommands();
  const session = useSession();
  const previous = useAppStore((state) => state.previousDraft);
  const [catalogOpen, setCatalogOpen] = useState(false);
  const catalog = panels.find(({ id }) => id === 'catalog');
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
        {catalog === undefined ? null : (
          <Button onPress={() => setCatalogOpen(true)}>
            <ListTree aria-hidden />
            Catalog
          </Button>
        )}
        <Button onPress={() => show('help')}>
          <CircleHelp aria-hidden />
          Help
        </Button>
        <ThemeMenu named />
      </div>
      <FilesPanel onImport={() => show('import')} />
      <NodePanel />
      {catalog === undefined ? null : (
        <Dialog isOpen={catalogOpen} onClose={() => setCatalogOpen(false)} title="Catalog" form="sheet" width="wide">
          <div className="more-catalog">
            <View panel={catalog} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
