import { useMemo, useState, type ReactNode } from 'react';
import { SearchX } from 'lucide-react';
import { countText } from '../../protocol/count-text.ts';
import type { Thing } from '../../protocol/language-api.ts';
import { countUsers } from '../../protocol/nodes/find-users.ts';
import type { NodeUsage } from '../../protocol/nodes/node-uses.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isNarrow } from '../../ui/narrow.ts';
import { ShownText } from '../../ui/ShownText.tsx';
import { SearchField } from '../shared/controls.tsx';
import { middleTruncate } from '../shared/label-texts.ts';
import { UsagesFrame } from '../shared/usages/UsagesFrame.tsx';
import { useUsages } from '../shared/usages/use-usages.ts';
import { ThingDetails } from './ThingDetails.tsx';
import { thingId, thingRows, type ThingName, type ThingRow } from './thing-rows.ts';
import { toPlace, useThings } from './use-things.ts';

interface UsersViewProps {
  readonly choice: ReactNode;
  /** Class, data key or file that is selected when the view opens. */
  readonly first: ThingName | undefined;
}

/** Finds a class, a data key or a file by name, and shows the nodes and places that use it. */
export function UsersView({ choice, first }: UsersViewProps) {
  const [query, setQuery] = useState(first?.name ?? '');
  const [selected, setSelected] = useState<string | undefined>(first === undefined ? undefined : thingId(first));
  const state = useUsages();
  const { usages } = state;
  const found = useThings(query);
  const files = useAppStore((app) => app.project.files);
  const { revealPlace } = useActions();
  const answer = found.kind === 'found' ? found.answer : undefined;
  const countOf = useMemo(() => countUsers(usages), [usages]);
  const rows = useMemo(() => thingRows(answer?.things ?? []), [answer]);
  const row = rows.find(({ id }) => id === selected);

  const select = ({ id, thing }: ThingRow): void => {
    setSelected(id);
    const [definition] = thing.definitions;
    // A narrow page has no room for the editor beside the details.
    if (definition !== undefined && !isNarrow()) revealPlace(toPlace(definition, files));
  };

  return (
    <UsagesFrame
      label="Roles"
      state={state}
      summary={basisText(usages)}
      toolbar={
        <>
          {choice}
          <SearchField
            label="Find a class, key or file"
            value={query}
            onChange={setQuery}
            result={answer === undefined ? undefined : countText(answer.total, 'result')}
            hint="The name of a class, a data key, or the path of a template or file"
          />
        </>
      }
      empty={
        found.kind === 'failed' ? (
          <EmptyState tone="error" title="The project could not be read">
            The search took too long, or stopped unexpectedly. Change a file to try again, or reload the page.
          </EmptyState>
        ) : answer === undefined ? (
          <EmptyState title="Reading the project" />
        ) : rows.length === 0 ? (
          <EmptyState
            icon={<SearchX />}
            title={query === '' ? 'No classes, keys or files' : 'No matching class, key or file'}
          />
        ) : undefined
      }
      details={
        row === undefined ? undefined : (
          <ThingDetails key={row.id} thing={row.thing} usages={usages} onClose={() => setSelected(undefined)} />
        )
      }
      tree={{
        label: 'Classes, keys and files',
        flat: true,
        rows,
        selected,
        onSelect: select,
        renderRow: ({ thing }) => <Row thing={thing} nodes={usages.length === 0 ? undefined : countOf(thing)} />,
      }}
    />
  );
}

function basisText(usages: readonly NodeUsage[]): string {
  if (usages.length === 0) return 'No node is compiled, so only places in the files are listed.';
  const failed = usages.filter(({ error }) => error !== undefined).length;
  const basis = `Based on ${countText(usages.length, 'compiled node')}.`;
  return failed === 0 ? basis : `${basis} Nodes with errors: ${failed.toLocaleString('en')}.`;
}

const kindTexts: Readonly<Record<Thing['kind'], string>> = { class: 'class', key: 'key', file: 'file' };

/** `nodes`: number of nodes that use the class, key or file; undefined if no node is compiled. */
function Row({ thing, nodes }: { readonly thing: Thing; readonly nodes: number | undefined }) {
  return (
    <>
      <span className="roles-kind roles-kind-first">{kindTexts[thing.kind]}</span>
      <span className="roles-name">
        <ShownText text={thing.kind === 'file' ? middleTruncate(thing.name, 72) : thing.name} />
      </span>
      <span className="roles-count">{nodes === undefined ? '' : countText(nodes, 'node')}</span>
    </>
  );
}
