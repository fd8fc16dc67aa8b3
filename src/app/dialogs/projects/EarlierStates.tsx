import { ArrowLeft, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Project } from '../../../protocol/project/project.ts';
import { appStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { showToast } from '../../../ui/overlays/toast-queue.ts';
import type { DraftSummary, EarlierState } from '../../../workspace/drafts/draft-database.ts';
import { differenceTo } from '../../../workspace/drafts/earlier-states.ts';
import { useCommands } from '../../commands.ts';
import { useSession } from '../../session/session-context.ts';
import { StatePreview } from './StatePreview.tsx';
import { differenceText, momentText, timeText } from '../time-text.ts';

interface EarlierStatesProps {
  readonly draft: DraftSummary;
  readonly onBack: () => void;
}

/**
 * Earlier states of a project. Each has its time, its differences from the current state, and a button that restores
 * it.
 */
export function EarlierStates({ draft, onBack }: EarlierStatesProps) {
  const session = useSession();
  const { show } = useCommands();
  const [states, setStates] = useState<readonly EarlierState[] | undefined>(undefined);
  const [current, setCurrent] = useState<Project | undefined>(undefined);
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    let wanted = true;
    void Promise.all([session.earlierStates(draft.id), session.projectOf(draft.id)]).then(([found, project]) => {
      if (!wanted) return;
      setStates(found);
      setCurrent(project ?? appStore.getState().project);
    });
    return () => {
      wanted = false;
    };
  }, [session, draft.id]);
  const differences = useMemo(
    () => (current === undefined ? [] : (states ?? []).map(({ project }) => differenceTo(project, current))),
    [states, current],
  );
  const state = states?.[chosen];
  const difference = differences[chosen];

  const restore = async (wanted: EarlierState): Promise<void> => {
    await session.restore(draft.id, wanted);
    show(undefined);
    showToast({
      message: `Restored ${draft.name} as it was ${timeText(wanted.at)}. The version that it replaced is now an earlier state.`,
    });
  };

  return (
    <>
      <div className="projects-head">
        {/* The pressed button has disappeared, so this button takes the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button look="quiet" autoFocus onPress={onBack}>
          <ArrowLeft aria-hidden />
          All projects
        </Button>
        <h3>{draft.name}</h3>
      </div>
      {states === undefined ? (
        <EmptyState title="Loading earlier states" />
      ) : state === undefined || difference === undefined ? (
        <EmptyState title="No earlier states yet">
          While you edit, states are saved at most once a minute. The last twenty are kept.
        </EmptyState>
      ) : (
        <div className="states">
          <ul className="states-list" aria-label="Earlier states">
            {states.map(({ key, at }, index) => (
              <li key={key}>
                <button
                  type="button"
                  className="project-open"
                  aria-pressed={index === chosen}
                  onClick={() => setChosen(index)}
                >
                  <span className="example-title">{momentText(at)}</span>
                  <span className="example-summary">{differenceText(differences[index])}</span>
                </button>
              </li>
            ))}
          </ul>
          <section className="state-preview" aria-label={`The project ${momentText(state.at)}`}>
            <div className="projects-head">
              <p className="dialog-note">Restoring changes these files</p>
              <Button look="primary" onPress={() => void restore(state)}>
                <Undo2 aria-hidden />
                Restore
              </Button>
            </div>
            <StatePreview difference={difference} />
          </section>
        </div>
      )}
    </>
  );
}
