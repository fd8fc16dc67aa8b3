import { Plus, Server } from 'lucide-react';
import { addNode } from '../../panels/node/node-actions.ts';
import { platformNames } from '../../panels/node/platform-names.ts';
import { nodesOf } from '../../protocol/project.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';

const adding = 'add a node';

/** Which of the project's nodes is shown, and the way to another. */
export function NodeSwitch() {
  const project = useAppStore((state) => state.project);
  const isRunning = useAppStore((state) => state.progress !== undefined);
  const { switchNode } = useActions();
  const { certname } = project.node;
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
      }}
    >
      <MenuChoice title="Show the node" selected={certname} onChoose={switchNode}>
        {nodesOf(project).map(({ node }) => (
          <MenuItem
            key={node.certname}
            id={node.certname}
            text={node.certname}
            description={platformNames[node.platform]}
          />
        ))}
      </MenuChoice>
      <MenuSeparator />
      <MenuItem id={adding} icon={<Plus />} text="Add a node" />
    </Menu>
  );
}
