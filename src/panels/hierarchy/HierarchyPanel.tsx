import { useState } from 'react';
import { Crosshair, Network } from 'lucide-react';
import { placeAt } from '../../protocol/project/text-edits.ts';
import { appStore, useActions } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segmented } from '../shared/controls.tsx';
import { middleTruncate } from '../shared/label-texts.ts';
import { rowHeight } from '../../ui/row-height.ts';
import { SymbolIcon } from '../shared/outline/symbol-icons.tsx';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { useHierarchy, type HierarchyRow } from './use-hierarchy.ts';
import { showHierarchyAtCursor } from './show-hierarchy.ts';
import { useHierarchyView } from './view-state.ts';
import { ShownText } from '../../ui/ShownText.tsx';
import './hierarchy.css';

const directions = [
  { id: 'users', text: 'Used by' },
  { id: 'used', text: 'Uses' },
] as const;

/** Tree of the definitions that use the chosen definition, or of those that it uses. */
export function HierarchyPanel() {
  const { revealPlace } = useActions();
  const direction = useHierarchyView((view) => view.direction);
  const { state, rows, toggle } = useHierarchy();
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const go = ({ id, item }: HierarchyRow): void => {
    setSelected(id);
    const target = item.places[0] ?? { file: item.file, range: item.selection };
    const text = appStore.getState().project.files[target.file];
    if (text !== undefined) revealPlace(placeAt(target.file, text, ...target.range));
  };
  return (
    <PanelFrame
      label="Hierarchy"
      toolbar={
        <>
          <Segmented
            label="Direction"
            options={directions}
            selected={direction}
            onSelect={(id) => useHierarchyView.setState({ direction: id })}
          />
          <Button onPress={showHierarchyAtCursor}>
            <Crosshair aria-hidden />
            Show the definition at the cursor
          </Button>
        </>
      }
    >
      {state.kind === 'reading' ? (
        <EmptyState icon={<Network />} title="Reading the project" />
      ) : state.kind === 'failed' ? (
        <EmptyState icon={<Network />} title="The project could not be read" tone="error">
          Choose the definition again. If that does not help, reload the page.
        </EmptyState>
      ) : state.kind === 'empty' ? (
        <EmptyState icon={<Network />} title="No definition chosen">
          Put the cursor on the name of a class, define, function, type or node, then choose “Show the definition at the
          cursor”.
        </EmptyState>
      ) : (
        <VirtualTree
          label="Hierarchy"
          rows={rows}
          selected={selected}
          rowHeight={rowHeight()}
          onSelect={go}
          onToggle={toggle}
          renderRow={({ item: { name, kind, file, isInherited, places } }) => (
            <>
              <SymbolIcon kind={kind} />
              <span className="outline-name">
                <ShownText text={name} />
              </span>
              {isInherited === true ? <span className="hierarchy-note">inherits</span> : null}
              {places.length > 1 ? <span className="hierarchy-note">{`${places.length} times`}</span> : null}
              {kind === 'file' ? null : (
                <span className="hierarchy-file">
                  <ShownText text={middleTruncate(file, 48)} />
                </span>
              )}
            </>
          )}
        />
      )}
    </PanelFrame>
  );
}
