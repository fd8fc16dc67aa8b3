import { Plus, Server } from 'lucide-react';
import { addNode } from '../../panels/node/node-actions.ts';
import { platformNames } from '../../panels/shared/platform-names.ts';
import { selectNodes } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/overlays/Menu.tsx';

const adding = 'add a node';
const showingAll = 'show all nodes';
/** Maximum number of nodes in the menu. If there are more, the menu links to the Nodes view. */
const MOST_LISTED = 50;

export function NodeSwitch() {
  const nodes = useAppStore(selectNodes);
  const certname = useAppStore((state) => state.project.node.certname);
  const isRunning = useAppStore((state) => state.progress !== undefined);
  const { switchNode, showView } = useActions();
  return (
    <Menu
      label="Nodes"
      trigger={
        <Button look="quiet" className="status-node" aria-label={`Node: ${certname}`} isDisabled={isRunning}>
          <Server aria-hidden />
          <span className="status-node-name">{certname}</span>
        </Button>
      }
      onAction={(id) => {
        if (id === adding) addNode();
        if (id === showingAll) showView('nodes');
      }}
    >
      <MenuChoice title="Show the node" selected={certname} onChoose={switchNode}>
        {nodes.slice(0, MOST_LISTED).map(({ node }) => (
          <MenuItem
            key={node.certname}
            id={node.certname}
            text={node.certname}
            description={platformNames[node.platform]}
          />
        ))}
      </MenuChoice>
      <MenuSeparator />
      <MenuItem id={showingAll} icon={<Server />} text="All nodes" />
      <MenuItem id={adding} icon={<Plus />} text="Add a node" />
    </Menu>
  );
}
