import { useEffect, useMemo, useState } from 'react';
import { PackageCheck, PackageSearch, Puzzle, RefreshCw, Square, X } from 'lucide-react';
import type { MissingState } from '../../store/loops/missing-loop.ts';
import { selectStandIns } from '../../store/missing/select-stand-ins.ts';
import type { AppState } from '../../store/state.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import type { MissingModule } from '../../protocol/missing.ts';
import { hasStandIn } from '../../protocol/project/stand-ins.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { countText } from '../../protocol/count-text.ts';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { removeStandIns, writeStandIns } from './change-stand-ins.ts';
import { MissingDetails } from './MissingDetails.tsx';
import { ModulesDrop } from './ModulesDrop.tsx';
import { MissingRowView } from './MissingRowView.tsx';
import { missingGroups, missingRows } from './rows.ts';
import './missing.css';

/**
 * Lists the definitions and data that the project lacks, with the code that needs them. Stand-ins can replace them
 * until they are added.
 */
export function MissingPanel() {
  const missing = useAppStore((state) => state.missing);
  const standIns = useAppStore(selectStandIns);
  const isOld = useAppStore(selectIsOld);
  const { lookForMissing, stopLookingForMissing } = useActions();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const isUnasked = missing.kind === 'unasked';
  useEffect(() => {
    if (isUnasked) void lookForMissing();
  }, [isUnasked, lookForMissing]);

  const view = missing.kind === 'asked' ? missing.view : undefined;
  const isBusy = missing.kind === 'asked' && missing.state === 'busy';
  const groups = useMemo(() => (view === undefined ? [] : missingGroups(view)), [view]);
  const rows = useMemo(() => missingRows(groups, standIns, closed), [groups, standIns, closed]);
  const left = useMemo(
    () => (view?.things ?? []).filter(({ standIn }) => standIn !== undefined && !hasStandIn(standIns, standIn)),
    [view, standIns],
  );
  const hasAny = Object.keys(standIns).length > 0;
  const absent = (view?.modules ?? []).filter(isAbsentOfPuppetfile).length;
  const row = rows.find(({ id }) => id === selected);
  const toggle = (id: string): void => setClosed(toggleIn(closed, id));

  return (
    <PanelFrame
      label="Missing"
      toolbar={
        <>
          <Button look="primary" isDisabled={left.length === 0 || isBusy} onPress={() => writeStandIns(left)}>
            <Puzzle aria-hidden />
            {left.length === 0 ? 'Write all stand-ins' : `Write all ${countText(left.length, 'stand-in')}`}
          </Button>
          {hasAny ? (
            <Button look="quiet" onPress={removeStandIns}>
              <X aria-hidden />
              Remove stand-ins
            </Button>
          ) : null}
          <div className="panel-toolbar-end">
            {isBusy ? (
              <IconButton label="Stop the search" onPress={stopLookingForMissing}>
                <Square />
              </IconButton>
            ) : (
              <IconButton label="Search again" onPress={() => void lookForMissing()}>
                <RefreshCw />
              </IconButton>
            )}
          </div>
        </>
      }
      notice={buildNotice(missing, isOld)}
      details={row === undefined ? undefined : <MissingDetails row={row} onClose={() => setSelected(undefined)} />}
    >
      <div className="missing-drop" data-import-into="here">
        {absent === 0 ? null : <ModulesDrop count={absent} />}
        <div className="missing-rows">
          {missing.kind === 'failed' ? (
            <EmptyState title="The search for missing parts failed" tone="error">
              {missing.message}
            </EmptyState>
          ) : view === undefined ? (
            <EmptyState icon={<PackageSearch />} title="Reading the project’s code" />
          ) : rows.length === 0 ? (
            <EmptyState icon={<PackageCheck />} title={isBusy ? 'Nothing is missing so far' : 'Nothing is missing'}>
              {isBusy
                ? 'The nodes are being compiled.'
                : `Everything that the code, the Puppetfile and the metadata require is present${nodesText(view.nodes.length)}.`}
            </EmptyState>
          ) : (
            <VirtualTree
              label="Missing parts"
              rows={rows}
              selected={selected}
              rowHeight={30}
              onSelect={({ id }) => setSelected(id)}
              onToggle={({ id }) => toggle(id)}
              renderRow={(each) => <MissingRowView row={each} />}
            />
          )}
        </div>
      </div>
    </PanelFrame>
  );
}

function isAbsentOfPuppetfile({ present, requests }: MissingModule): boolean {
  return present === undefined && requests.some(({ source }) => source === 'Puppetfile');
}

function selectIsOld({ missing, project }: AppState): boolean {
  return missing.kind === 'asked' && missing.state !== 'busy' && missing.files !== project.files;
}

function nodesText(count: number): string {
  return count === 0 ? '' : count === 1 ? ', and the node compiles' : `, and all ${count} nodes compile`;
}

function buildNotice(missing: MissingState, isOld: boolean) {
  if (missing.kind !== 'asked') return null;
  const { state, progress, nodes: total, view } = missing;
  const { done, total: wanted, isAgain } = progress ?? { done: 0, total: 0, isAgain: false };
  if (state === 'busy') {
    const doing = isAgain ? 'Compiling again with all stand-ins' : 'Compiling with stand-ins';
    const text = wanted === 0 ? 'Reading all code' : `${doing}: ${done} of ${countText(wanted, 'node')}`;
    return (
      <span className="missing-progress">
        <span role="status">{text}</span>
        <progress aria-label="Nodes compiled" value={done} max={Math.max(wanted, 1)} />
      </span>
    );
  }
  const compiling = (view?.nodes ?? []).filter(({ errors }) => errors.length === 0).length;
  const nodes =
    total === 1
      ? compiling === 1
        ? 'the node compiles'
        : 'the node does not compile'
      : `${compiling} of ${total} nodes compile`;
  const empty = (view?.nodes ?? []).filter(({ whyEmpty }) => whyEmpty !== undefined).length;
  const ofThem =
    empty === 0
      ? ''
      : total === 1
        ? ', without resources of its own'
        : `, ${empty} of them without resources of their own`;
  // True if nothing is missing and every node compiles. The list already says so, so that no notice is needed.
  const isWhole = view !== undefined && view.modules.length + view.things.length === 0 && compiling === total;
  const text =
    state === 'stopped'
      ? `Stopped after ${isAgain ? total : done} of ${countText(total, 'node')}: more parts may be missing.`
      : total === 0 || isWhole
        ? undefined
        : `With stand-ins for everything missing, ${nodes}${ofThem}.`;
  const old = isOld ? 'The project has changed: search again to update the list.' : '';
  return text === undefined && old === '' ? null : <span role="status">{`${text ?? ''} ${old}`.trim()}</span>;
}
