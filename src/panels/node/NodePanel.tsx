import { Suspense, useState } from 'react';
import { Copy, EllipsisVertical, ListPlus, Plus, Trash2 } from 'lucide-react';
import { platformIds } from '../../protocol/project/project.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Landmark } from '../../ui/Landmark.tsx';
import { IconButton } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { CertnameField } from './CertnameField.tsx';
import { FactsField } from './FactsField.tsx';
import { addNode, deleteNodeWithUndo, duplicateNode } from './node-actions.ts';
import { NodeDefinitionLine } from './NodeDefinitionLine.tsx';
import { NodeList } from './NodeList.tsx';
import { platformNames } from '../shared/platform-names.ts';
import './node.css';

const AddNodesDialog = lazyPart(async () => (await import('../shared/add-nodes/AddNodesDialog.tsx')).AddNodesDialog);

export function NodePanel() {
  const opening = useAppStore((state) => state.opening);
  const showing = useAppStore((state) => state.showing);
  const certname = useAppStore((state) => state.project.node.certname);
  const isOnly = useAppStore((state) => state.project.others === undefined);
  const isRunning = useAppStore((state) => state.progress !== undefined);
  const [isAdding, setAdding] = useState(false);
  return (
    <Landmark needsHeading={false} className="side-section node" label="Node and facts" data-takes-facts>
      <header className="side-head">
        <h2>{isOnly ? 'Node' : 'Nodes'}</h2>
        <div className="node-actions">
          <IconButton label="Add a node" isDisabled={isRunning} onPress={addNode}>
            <Plus />
          </IconButton>
          <Menu
            label={`Actions for ${certname}`}
            placement="bottom end"
            trigger={
              <IconButton label="More actions for this node" isDisabled={isRunning}>
                <EllipsisVertical />
              </IconButton>
            }
            onAction={(id) => {
              if (id === 'delete') deleteNodeWithUndo();
              else if (id === 'add') setAdding(true);
              else duplicateNode();
            }}
          >
            <MenuItem id="add" icon={<ListPlus />} text="Add nodes or facts…" />
            <MenuItem id="duplicate" icon={<Copy />} text="Duplicate" />
            <MenuItem id="delete" icon={<Trash2 />} text="Delete" danger isDisabled={isOnly} />
          </Menu>
        </div>
      </header>
      <NodeList />
      {/* Each node has a form of its own, so that half-typed facts do not move to another node. */}
      <NodeForm key={`${opening} ${showing}`} />
      {isAdding ? (
        <Suspense>
          <AddNodesDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Landmark>
  );
}

function NodeForm() {
  const node = useAppStore((state) => state.project.node);
  const { setNode } = useActions();
  return (
    <div className="node-form" role="group" aria-label={`Node ${node.certname}`}>
      <CertnameField />
      <Select
        label="Platform"
        selected={node.platform}
        options={platformIds.map((id) => ({ id, text: platformNames[id] }))}
        onSelect={(platform) => setNode({ ...node, platform })}
      />
      <NodeDefinitionLine />
      <FactsField />
      <label className="node-switch">
        <input
          type="checkbox"
          checked={node.legacyFacts === true}
          onChange={({ currentTarget }) => {
            const { legacyFacts: _before, ...rest } = node;
            setNode(currentTarget.checked ? { ...rest, legacyFacts: true } : rest);
          }}
        />
        <span>
          Include legacy facts (<code>include_legacy_facts</code>)
        </span>
      </label>
    </div>
  );
}
