import { useMemo, useState, type ReactNode } from 'react';
import { Box, Boxes, Layers2, SearchX, Server, TriangleAlert } from 'lucide-react';
import { countText } from '../../protocol/count-text.ts';
import { buildClassGraph, type ClassGraph, type ClassKind } from '../../protocol/nodes/class-graph.ts';
import { useActions } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isNarrow } from '../../ui/narrow.ts';
import { ShownText } from '../../ui/ShownText.tsx';
import { SearchField } from '../shared/controls.tsx';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { UsagesFrame, waitingText } from '../shared/usages/UsagesFrame.tsx';
import { useUsages } from '../shared/usages/use-usages.ts';
import { ClassDetails, NodeErrorDetails } from './RoleDetails.tsx';
import { classTitles, roleRows, type RoleRow } from './role-rows.ts';
import { findDefinition } from './use-things.ts';

interface RolesViewProps {
  readonly choice: ReactNode;
  readonly onShowUsers: (className: string) => void;
}

/** A tree from roles to profiles, classes and nodes, computed from the catalogs of all nodes. */
export function RolesView({ choice, onShowUsers }: RolesViewProps) {
  const state = useUsages();
  const { usages } = state;
  const graph = useMemo(() => buildClassGraph(usages), [usages]);
  const [text, setText] = useState('');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const rows = useMemo(() => roleRows(graph, { text, toggled }), [graph, text, toggled]);
  const row = rows.find(({ id }) => id === selected);
  const { revealPlace } = useActions();
  const toggle = (id: string): void => setToggled(toggleIn(toggled, id));

  const select = (chosen: RoleRow): void => {
    if (chosen.kind === 'nodes') return toggle(chosen.id);
    setSelected(chosen.id);
    // A narrow page has no room for the editor beside the details.
    if (isNarrow()) return;
    if (chosen.kind === 'class')
      void findDefinition('class', chosen.item.name).then((place) => {
        if (place !== undefined) revealPlace(place);
      });
    else if (chosen.error?.place !== undefined) revealPlace(chosen.error.place);
  };

  return (
    <UsagesFrame
      label="Roles"
      state={state}
      summary={sumText(graph, state.waiting)}
      needsNodesFor="their roles, profiles and classes"
      toolbar={
        <>
          {choice}
          <SearchField
            label="Filter classes and nodes"
            value={text}
            onChange={(next) => {
              setText(next);
              setToggled(new Set());
            }}
            result={text === '' || usages.length === 0 ? undefined : countText(rows.length, 'row')}
          />
        </>
      }
      empty={
        rows.length > 0 ? undefined : text === '' ? (
          <EmptyState icon={<Boxes />} title="No classes">
            The catalogs of the nodes have no classes.
          </EmptyState>
        ) : (
          <EmptyState icon={<SearchX />} title="No matching classes or nodes" />
        )
      }
      details={
        row?.kind === 'class' ? (
          <ClassDetails
            item={row.item}
            usages={usages}
            onClose={() => setSelected(undefined)}
            onShowUsers={() => onShowUsers(row.item.name)}
          />
        ) : row?.kind === 'node' ? (
          <NodeErrorDetails row={row} onClose={() => setSelected(undefined)} />
        ) : undefined
      }
      tree={{
        label: 'Roles',
        rows,
        selected,
        onSelect: select,
        onToggle: ({ id }) => toggle(id),
        renderRow: (each) => <Row row={each} />,
      }}
    />
  );
}

/** One line about the tree: numbers of roles, classes and nodes. */
function sumText({ nodes, failed, roots, classes }: ClassGraph, waiting: number): string {
  const roles = roots.filter(({ kind }) => kind === 'role').length;
  const counted = roles === 0 ? 'No roles' : countText(roles, 'role');
  const errors = failed.length === 0 ? '' : `, ${failed.length.toLocaleString('en')} with errors`;
  return `${counted}, ${countText(classes.size, 'class', 'classes')}, ${countText(nodes.length + failed.length, 'node')}${errors}.${waitingText(waiting)}`;
}

const icons: Readonly<Record<ClassKind, ReactNode>> = {
  role: <Boxes aria-hidden />,
  profile: <Layers2 aria-hidden />,
  class: <Box aria-hidden />,
};

function Row({ row }: { readonly row: RoleRow }) {
  switch (row.kind) {
    case 'class':
      return (
        <>
          <span className="roles-icon">{icons[row.item.kind]}</span>
          <span className="roles-name">
            <ShownText text={row.item.name} />
          </span>
          <span className="roles-kind">{classTitles[row.item.kind]}</span>
          <span className="roles-count">{countText(row.item.nodes.length, 'node')}</span>
        </>
      );
    case 'nodes':
      return (
        <>
          <span className={row.isFailed ? 'roles-icon roles-error' : 'roles-icon'}>
            {row.isFailed ? <TriangleAlert aria-hidden /> : <Server aria-hidden />}
          </span>
          <span>{row.text}</span>
        </>
      );
    case 'node':
      return (
        <>
          <span className="roles-name roles-node">
            <ShownText text={row.certname} />
          </span>
          {row.error === undefined ? null : (
            <span className="roles-message">
              <ShownText text={row.error.message.split('\n', 1)[0] ?? ''} />
            </span>
          )}
        </>
      );
  }
}
