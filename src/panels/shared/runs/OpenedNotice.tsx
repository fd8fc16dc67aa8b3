import type { ReactNode } from 'react';
import { selectShownGraph } from '../../../store/opened/shown-graph.ts';
import { useActions, useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { countText } from '../../../protocol/count-text.ts';
import { runName } from './run-texts.ts';

/** Returns a notice if an opened agent file is shown, otherwise undefined. */
export function useOpenedNotice(): ReactNode | undefined {
  const { showProject } = useActions();
  const { opened, isOfProject } = useAppStore(selectShownGraph);
  if (opened?.opened === undefined) return undefined;
  const { unread, graph } = opened.opened;
  const missing =
    graph === undefined && !isOfProject ? ' It contains no relationships: drop its catalog together with it.' : '';
  const parts = unread.length === 0 ? '' : ` ${countText(unread.length, 'part')} missing or not read.`;
  return (
    <>
      <span>
        {isOfProject ? 'The project’s graph with outcomes from an opened file: ' : 'Opened file: '}
        {runName(opened)}.{missing}
        {parts}
      </span>
      <Button look="quiet" onPress={showProject}>
        Show the project
      </Button>
    </>
  );
}
