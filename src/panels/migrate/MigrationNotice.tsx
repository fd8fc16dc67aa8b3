import { Play, RefreshCw, Square } from 'lucide-react';
import { countText } from '../../protocol/count-text.ts';
import type { MigrationView } from '../../protocol/migration.ts';
import { nameRelease } from '../../protocol/project/releases.ts';
import { pageMigration } from '../../store/all-nodes/page-migration.ts';
import { useActions } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { AllNodesMigration } from './use-nodes-migration.ts';
import type { ShownMigration } from './use-shown-migration.ts';

interface MigrationNoticeProps {
  readonly shown: ShownMigration;
  /** True if fixes have changed files since the migration started. */
  readonly isErrorFixed: boolean;
}

/** Line about the progress or the result of a migration. */
export function MigrationNotice({ shown: { all, migration, isBusy }, isErrorFixed }: MigrationNoticeProps) {
  if (all !== undefined) return <NodesNotice all={all} isErrorFixed={isErrorFixed} />;
  if (migration === undefined) return null;
  if (isBusy) return 'The project changed. It is being compiled again for both releases.';
  const { failsBefore, from, to } = migration;
  if (failsBefore !== undefined)
    return `${nameRelease(from)} does not compile the project, so its catalog was not compared: ${failsBefore}`;
  return isErrorFixed ? <FixedSince from={from} to={to} /> : null;
}

function FixedSince({ from, to }: Pick<MigrationView, 'from' | 'to'>) {
  const { endMigration } = useActions();
  return (
    <span>
      {`Compares what ${nameRelease(to)} compiles now with what ${nameRelease(from)} compiled before the first fix. `}
      <button type="button" className="place-link" onClick={endMigration}>
        Start over from the current code
      </button>
    </span>
  );
}

interface NodesNoticeProps {
  readonly all: AllNodesMigration;
  readonly isErrorFixed: boolean;
}

function NodesNotice({ all: { request, state, isOld, isAutomatic }, isErrorFixed }: NodesNoticeProps) {
  if (state === undefined) return null;
  if (isOld) {
    if (isAutomatic) return 'The project changed. Its nodes are being compiled again for both releases.';
    return (
      <span className="migrate-progress">
        <span role="status">The project has changed since these nodes were compared.</span>
        <Button onPress={() => void pageMigration.start(request)}>
          <RefreshCw aria-hidden />
          Compare again
        </Button>
      </span>
    );
  }
  const total = state.request.nodes.length;
  const count = `${state.done.toLocaleString('en')} of ${countText(total, 'node')}`;
  switch (state.state) {
    case 'busy':
      return (
        <span className="migrate-progress">
          <progress aria-label="Nodes compared" value={state.done} max={total} />
          <span>{count}</span>
          <Button onPress={() => void pageMigration.stop()}>
            <Square aria-hidden />
            Stop
          </Button>
        </span>
      );
    case 'stopped':
      return (
        <span className="migrate-progress">
          <span role="status">{`Stopped after ${count}. There may be more findings.`}</span>
          <Button onPress={() => void pageMigration.resume()}>
            <Play aria-hidden />
            Continue
          </Button>
        </span>
      );
    case 'done':
      return (
        <>
          <span role="status">{comparedText(state.view, total)}</span>
          {isErrorFixed ? <FixedSince from={request.from} to={request.to} /> : null}
        </>
      );
  }
}

function comparedText(view: MigrationView | undefined, total: number): string {
  const compared = (view?.nodes ?? 0) - (view?.uncompared.length ?? 0);
  return compared === total
    ? `Compared the catalogs of all ${countText(total, 'node')}.`
    : `Compared the catalogs of ${compared.toLocaleString('en')} of ${countText(total, 'node')}. The others are listed below.`;
}
