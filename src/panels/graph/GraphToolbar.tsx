import type { Ref } from 'react';
import { ChevronsDownUp, ChevronsUpDown, Download, ListTree, MoveRight, MoveDown, RotateCcwSquare } from 'lucide-react';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/Menu.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { IconToggle, SearchField, Segmented } from '../shared/controls.tsx';
import type { GraphFormat } from './export.ts';
import { filterHint } from './model/filter.ts';
import { setGraphView, useGraphView } from './view-state.ts';

interface GraphToolbarProps {
  readonly cycles: number;
  readonly cyclesShown: boolean;
  readonly onCycles: () => void;
  readonly filterResult: string | undefined;
  readonly onNextMatch: (isBackwards: boolean) => void;
  readonly hasFocus: boolean;
  readonly hasBoxes: boolean;
  readonly onCollapseAll: () => void;
  readonly onExpandAll: () => void;
  readonly onExport: (format: GraphFormat) => void;
  readonly filterRef: Ref<HTMLInputElement>;
}

const modes = [
  { id: 'dependencies', text: 'Dependencies' },
  { id: 'containment', text: 'Containment' },
] as const;

const levelOptions = [
  { id: 'all', text: 'All levels' },
  { id: '1', text: '1 level' },
  { id: '2', text: '2 levels' },
  { id: '3', text: '3 levels' },
] as const;

const formats: readonly GraphFormat[] = ['svg', 'png', 'resources', 'relationships', 'expanded_relationships'];

export function GraphToolbar(props: GraphToolbarProps) {
  const { mode, filter, levels, direction, showList } = useGraphView();
  const levelId = levelOptions.find(({ id }) => id === String(levels))?.id ?? 'all';
  return (
    <>
      <Segmented
        label="Edges"
        selected={mode}
        options={modes}
        onSelect={(id) => setGraphView({ mode: id, collapsed: undefined })}
      />
      {props.cycles === 0 ? null : (
        <Button className="graph-cycles" aria-expanded={props.cyclesShown} onPress={props.onCycles}>
          <RotateCcwSquare aria-hidden />
          Cycles ({props.cycles})
        </Button>
      )}
      <SearchField
        label="Filter resources"
        value={filter}
        result={props.filterResult}
        onChange={(text) => setGraphView({ filter: text })}
        onSubmit={props.onNextMatch}
        hint={filterHint}
        inputRef={props.filterRef}
      />
      {props.hasFocus || levels !== undefined ? (
        <div className="graph-levels">
          <Select
            label="Levels around the selection"
            hideLabel
            selected={levelId}
            options={levelOptions}
            onSelect={(id) => setGraphView({ levels: id === 'all' ? undefined : Number(id) })}
          />
        </div>
      ) : null}
      <div className="panel-toolbar-end">
        {props.hasBoxes ? (
          <>
            <IconButton label="Close all groups" onPress={props.onCollapseAll}>
              <ChevronsDownUp />
            </IconButton>
            <IconButton label="Open all groups" onPress={props.onExpandAll}>
              <ChevronsUpDown />
            </IconButton>
          </>
        ) : null}
        <IconButton
          label={direction === 'right' ? 'Draw from top to bottom' : 'Draw from left to right'}
          onPress={() => setGraphView({ direction: direction === 'right' ? 'down' : 'right' })}
        >
          {direction === 'right' ? <MoveDown /> : <MoveRight />}
        </IconButton>
        <IconToggle label="Show as a list" isSelected={showList} onChange={(on) => setGraphView({ showList: on })}>
          <ListTree />
        </IconToggle>
        <Menu
          label="Export the graph"
          placement="bottom end"
          trigger={
            <IconButton label="Export">
              <Download />
            </IconButton>
          }
          onAction={(id) => {
            const format = formats.find((each) => each === id);
            if (format !== undefined) props.onExport(format);
          }}
        >
          <MenuItem id="svg" text="SVG" description="The drawing as vector graphics" />
          <MenuItem id="png" text="PNG" description="The graph as an image" />
          <MenuSeparator />
          <MenuItem id="resources" text="resources.dot" description="Containment, as puppet apply --graph writes it" />
          <MenuItem id="relationships" text="relationships.dot" description="Dependencies between resources" />
          <MenuItem
            id="expanded_relationships"
            text="expanded_relationships.dot"
            description="Dependencies, with the start and end of every class and defined type"
          />
        </Menu>
      </div>
    </>
  );
}
