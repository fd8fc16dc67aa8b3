import type { ReactNode } from 'react';
import { selectOpened } from '../../../store/opened/shown-graph.ts';
import { selectIsErrorFixed } from '../../../store/selectors.ts';
import { useActions, useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { middleTruncate } from '../label-texts.ts';

interface NothingAppliedProps {
  readonly icon?: ReactNode;
  /** Puppet's error that prevented the run. Undefined if there was no error and the catalog had no resources. */
  readonly error: string | undefined;
}

export function NothingApplied({ icon, error }: NothingAppliedProps) {
  const { apply, showBottomTab } = useActions();
  const isErrorFixed = useAppStore(selectIsErrorFixed);
  const isOpened = useAppStore((state) => selectOpened(state) !== undefined);
  const hasProblems = useAppStore(({ analysis }) => (analysis?.problems.length ?? 0) > 0);
  if (error === undefined && isOpened) {
    return (
      <EmptyState icon={icon} title="No resources in the opened file">
        {
          'Open the report of the run to see it here. The agent writes it to\n/opt/puppetlabs/puppet/cache/state/last_run_report.yaml'
        }
      </EmptyState>
    );
  }
  if (error === undefined) {
    return (
      <EmptyState icon={icon} title="The run had no resources">
        {"Declare one in the manifest and apply it, such as\nfile { '/etc/motd': content => 'hello' }"}
      </EmptyState>
    );
  }
  if (isErrorFixed) {
    return (
      <EmptyState
        icon={icon}
        title="The project compiles again"
        action={
          <Button look="primary" onPress={() => void apply({ noop: false })}>
            Apply
          </Button>
        }
      >
        The last run failed before its first resource. The project has changed since then.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      tone="error"
      title="Nothing was applied"
      action={
        hasProblems && !isOpened ? <Button onPress={() => showBottomTab('problems')}>Show problems</Button> : undefined
      }
    >
      {middleTruncate(error, 300)}
    </EmptyState>
  );
}
