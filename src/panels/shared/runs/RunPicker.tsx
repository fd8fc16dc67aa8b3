import { ChevronDown, History } from 'lucide-react';
import type { RunRecord } from '../../../protocol/run-record.ts';
import { selectNodes, selectShownRun } from '../../../store/selectors.ts';
import { useActions, useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Menu, MenuChoice, MenuItem } from '../../../ui/overlays/Menu.tsx';
import { OutcomeMark } from '../../../ui/OutcomeMark.tsx';
import './runs.css';
import { originText, runDescription, runName, runOutcomes } from './run-texts.ts';

interface RunChoiceProps {
  /** Name of the menu, shown on its button before the name of the chosen run. */
  readonly label: string;
  readonly runs: readonly RunRecord[];
  readonly chosen: RunRecord | undefined;
  readonly isDisabled?: boolean;
  /** Returns true for runs that cannot be chosen, because their node no longer exists. */
  readonly isOutOfReach?: (record: RunRecord) => boolean;
  readonly onChoose: (id: string) => void;
}

export function RunChoice({ label, runs, chosen, isDisabled = false, isOutOfReach, onChoose }: RunChoiceProps) {
  const text = chosen === undefined ? 'Earlier runs' : runName(chosen);
  return (
    <Menu
      label={label}
      trigger={
        <Button look="quiet" className="run-choice" aria-label={`${label}: ${text}`} isDisabled={isDisabled}>
          {chosen === undefined ? (
            <History aria-hidden />
          ) : (
            <OutcomeMark outcome={runOutcomes[chosen.run.status]} size={14} decorative />
          )}
          <span className="run-choice-text">{text}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuChoice title="The last runs, newest first" selected={chosen?.id ?? ''} onChoose={onChoose}>
        {runs.map((record) => (
          <MenuItem
            key={record.id}
            id={record.id}
            mark={<OutcomeMark outcome={runOutcomes[record.run.status]} decorative />}
            text={originText(record)}
            description={runDescription(record)}
            isDisabled={isOutOfReach?.(record) === true}
            danger={record.run.status === 'failed'}
          />
        ))}
      </MenuChoice>
    </Menu>
  );
}

export function RunPicker() {
  const { showRun } = useActions();
  const runs = useAppStore((state) => state.runs);
  const chosen = useAppStore(selectShownRun);
  const isRunning = useAppStore(({ progress }) => progress !== undefined);
  const nodes = useAppStore(selectNodes);
  if (runs.length === 0) return null;
  const names = new Set(nodes.map(({ node }) => node.certname));
  return (
    <RunChoice
      label="Run"
      runs={runs}
      chosen={chosen}
      isDisabled={isRunning}
      isOutOfReach={({ certname, origin }) => origin !== 'opened' && !names.has(certname)}
      onChoose={showRun}
    />
  );
}
