import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { useCommands } from '../commands.ts';
import { layoutStorage } from '../preferences.ts';
import { LaterPart } from './LaterPart.tsx';
import { FilesPanel, NodePanel } from './side-parts.ts';

/** The files and the node that they are compiled for. */
export function SidePane() {
  const { importFiles } = useCommands();
  const layout = useDefaultLayout({ id: 'bunraku.side', storage: layoutStorage });
  return (
    <Group orientation="vertical" {...layout} className="side">
      <Panel id="files" minSize="120px" defaultSize="58%">
        <LaterPart what="The list of files" waiting="Loading files">
          <FilesPanel onImport={importFiles} />
        </LaterPart>
      </Panel>
      <Separator className="separator" aria-label="Height of files" />
      <Panel id="node" minSize="80px">
        <LaterPart what="The node">
          <NodePanel />
        </LaterPart>
      </Panel>
    </Group>
  );
}
