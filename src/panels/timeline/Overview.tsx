import type { ComponentProps } from 'react';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useStore } from 'zustand';
import { IconButton } from '../../ui/controls/Button.tsx';
import { OverviewStrip } from './OverviewStrip.tsx';
import { isWhole, wholeExtent, zoomExtent } from './zoom.ts';

export function Overview(props: ComponentProps<typeof OverviewStrip>) {
  const { view, smallest } = props;
  const extent = useStore(view, (state) => state.extent);
  const whole = isWhole(extent);
  const zoom = (factor: number): void =>
    view.setState((state) => ({ extent: zoomExtent(state.extent, factor, 0.5, smallest) }));
  return (
    <div className="overview" role="group" aria-label="Zoom">
      <OverviewStrip {...props} />
      <IconButton label="Zoom out" shortcut="-" isDisabled={whole} onPress={() => zoom(0.5)}>
        <ZoomOut />
      </IconButton>
      <IconButton
        label="Zoom in"
        shortcut="+"
        isDisabled={extent.to - extent.from <= smallest * 1.001}
        onPress={() => zoom(2)}
      >
        <ZoomIn />
      </IconButton>
      <IconButton
        label="Show the whole run"
        shortcut="0"
        isDisabled={whole}
        onPress={() => view.setState({ extent: wholeExtent })}
      >
        <Maximize />
      </IconButton>
    </div>
  );
}
