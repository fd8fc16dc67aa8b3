import { useEffect, useMemo, useRef, useState } from 'react';
import { Spline } from 'lucide-react';
import { selectShownGraph } from '../../store/opened/shown-graph.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NoCatalog } from '../shared/NoCatalog.tsx';
import { countText } from '../../protocol/count-text.ts';
import { useOpenedNotice } from '../shared/runs/OpenedNotice.tsx';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { exportGraph } from './export.ts';
import { matchCount, nextMatch } from './model/filter.ts';
import type { GraphHandle } from './GraphCanvas.tsx';
import { GraphDetails } from './GraphDetails.tsx';
import { GraphStage } from './GraphStage.tsx';
import { GraphToolbar } from './GraphToolbar.tsx';
import { GraphTree } from './GraphTree.tsx';
import { useGraph } from './use-graph.ts';
import { enterProject, openAround, setCollapsed, setGraphView, useGraphView } from './view-state.ts';
import { allBoxes, boxesAround, openLimit } from './model/visible.ts';
import './graph.css';

export function GraphPanel() {
  const { select } = useActions();
  /** Id of the displayed graph: that of the project, or that of an opened agent file. */
  const subject = useAppStore((state) => {
    const { opened, isOfProject } = selectShownGraph(state);
    return isOfProject ? state.draftId : `${state.draftId} ${opened?.id ?? ''}`;
  });
  const openedNotice = useOpenedNotice();
  const selection = useAppStore((state) => state.selection);
  const selectedBy = useAppStore((state) => state.selectedBy);
  const isOld = useAppStore((state) => state.catalogIsOld);
  const showList = useGraphView((state) => state.showList);
  const { model, visible, collapsed, matches, decoration } = useGraph();
  const [bundle, setBundle] = useState<readonly string[]>([]);
  const canvas = useRef<GraphHandle>(null);
  const filter = useRef<HTMLInputElement>(null);
  useEffect(() => enterProject(subject), [subject]);

  const resources = useMemo(
    () => (model === undefined ? 0 : [...model.nodes.values()].filter(({ isBox }) => !isBox).length),
    [model],
  );
  if (model === undefined || visible === undefined || decoration === undefined)
    return <NoCatalog what="the graph of its resources and their order" />;
  if (model.nodes.size === 0) {
    return (
      <EmptyState icon={<Spline />} title="The catalog has no resources">
        {
          "The graph shows every resource, with arrows for the order between them. Declare a resource in the manifest, such as\nfile { '/etc/motd': content => 'hello' }"
        }
      </EmptyState>
    );
  }

  const cyclesShown = selection?.kind === 'cycle';
  const selectedRef = selection?.kind === 'resource' ? selection.ref : undefined;
  const toggle = (ref: string): void => {
    const next = new Set(collapsed);
    if (!next.delete(ref)) next.add(ref);
    setGraphView({ collapsed: next, anchor: ref, openedForMatch: [] });
  };
  const tooLarge = model.nodes.size > openLimit && collapsed.size > 0;
  return (
    <PanelFrame
      label="Graph"
      toolbar={
        <GraphToolbar
          cycles={model.cycles.length}
          cyclesShown={cyclesShown}
          onCycles={() => select(cyclesShown ? undefined : { kind: 'cycle', index: 0 }, 'graph')}
          filterResult={matches === undefined ? undefined : matchCount(matches, selectedRef, model.nodes.size)}
          onNextMatch={(isBackwards) => {
            const next = nextMatch(matches ?? [], selectedRef, isBackwards);
            if (next === undefined) return;
            openAround(boxesAround(model, next), collapsed);
            select({ kind: 'resource', ref: next }, 'graph');
          }}
          hasFocus={selection?.kind === 'resource'}
          hasBoxes={allBoxes(model).length > 0}
          onCollapseAll={() => setCollapsed(new Set(allBoxes(model)))}
          onExpandAll={() => setCollapsed(new Set())}
          onExport={(format) => {
            const { drawing } = useGraphView.getState();
            if (drawing !== undefined) void exportGraph(format, drawing, decoration, canvas.current);
          }}
          filterRef={filter}
        />
      }
      notice={
        openedNotice !== undefined ? (
          openedNotice
        ) : isOld ? (
          'The manifest does not compile. This is the graph of the last catalog that compiled.'
        ) : tooLarge ? (
          <>
            {countText(resources, 'resource')}: groups start closed. Open a group with its arrow, or filter to find a
            resource.
          </>
        ) : null
      }
      details={<GraphDetails selection={selection} bundle={bundle} />}
    >
      {showList ? (
        <GraphTree
          lit={decoration.lit}
          moment={decoration.moment}
          selection={selection}
          onSelect={(next) => {
            setBundle([]);
            select(next, 'graph');
          }}
        />
      ) : (
        <GraphStage
          model={model}
          visible={visible}
          collapsed={collapsed}
          decoration={decoration}
          resources={resources}
          selection={selection}
          revealSelection={selectedBy !== 'graph' || matches !== undefined || cyclesShown}
          canvasRef={canvas}
          onFilter={() => filter.current?.focus()}
          onSelectNode={(ref) => select({ kind: 'resource', ref }, 'graph')}
          onSelectEdge={(ids) => {
            const [first] = ids;
            if (first === undefined) return;
            setBundle(ids);
            select({ kind: 'edge', id: first }, 'graph');
          }}
          onToggle={toggle}
          onClear={() => select(undefined, 'graph')}
        />
      )}
    </PanelFrame>
  );
}
