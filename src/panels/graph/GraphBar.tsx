import type { RefObject } from 'react';
import { CircleHelp, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../ui/controls/Button.tsx';
import { IconToggle } from '../shared/controls.tsx';
import { countText } from '../../protocol/count-text.ts';
import { RunAgeNote } from '../shared/runs/RunBar.tsx';
import { RunPicker } from '../shared/runs/RunPicker.tsx';
import type { GraphHandle } from './GraphCanvas.tsx';
import { setGraphView, useGraphView } from './view-state.ts';

interface GraphBarProps {
  readonly resources: number;
  readonly edges: number;
  readonly canvasRef: RefObject<GraphHandle | null>;
}

export function GraphBar({ resources, edges, canvasRef }: GraphBarProps) {
  const showLegend = useGraphView((state) => state.showLegend);
  return (
    <div className="graph-bar">
      <span className="graph-counts">
        {countText(resources, 'resource')}, {countText(edges, 'edge')}
      </span>
      <span className="graph-run">
        <RunAgeNote isShort />
        <RunPicker />
      </span>
      <div className="graph-zoom" role="group" aria-label="Zoom">
        <IconButton label="Zoom in" shortcut="+" onPress={() => canvasRef.current?.zoomBy(1.25)}>
          <ZoomIn />
        </IconButton>
        <IconButton label="Zoom out" shortcut="-" onPress={() => canvasRef.current?.zoomBy(0.8)}>
          <ZoomOut />
        </IconButton>
        <IconButton label="Fit" shortcut="0" onPress={() => canvasRef.current?.fit()}>
          <Maximize />
        </IconButton>
        <IconToggle label="Legend" isSelected={showLegend} onChange={(on) => setGraphView({ showLegend: on })}>
          <CircleHelp />
        </IconToggle>
      </div>
    </div>
  );
}
