import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { FilesPanel } from '../../panels/files/FilesPanel.tsx';
import { NodePanel } from '../../panels/node/NodePanel.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useCommands } from '../commands.ts';
import { layoutStorage } from '../preferences.ts';

/** The files and the node that they are compiled for. */
export function SidePane() {
  const { show } = useCommands();
  const layout = useDefaultLayout({ id: 'bunraku.side', storage: layoutStorage });
  return (
    <Group orientation="vertical" {...layout} className="side">
      <Panel id="files" minSize="120px" defaultSize="58%">
        <ErrorBoundary what="The list of files">
          <FilesPanel onImport={() => show('import')} />
        </ErrorBoundary>
      </Panel>
      <Separator className="separator" aria-label="Height of files" />
      <Panel id="node" minSize="80px">
        <ErrorBoundary what="The node">
          <NodePanel />
        </ErrorBoundary>
      </Panel>
    </Group>
  );
}
