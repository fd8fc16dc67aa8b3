import { useEffect, useRef, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useAppStore } from '../../../store/store.ts';
import { EditorGroup } from './EditorGroup.tsx';

/**
 * Minimum width of the pane, in pixels, for two groups side by side. In a narrower pane, they are one above the other.
 */
const SIDE_BY_SIDE = 560;

export function EditorGroups() {
  const isSplit = useAppStore((state) => state.otherGroup !== undefined);
  const pane = useRef<HTMLDivElement>(null);
  const [isTight, setTight] = useState(false);
  useEffect(() => {
    if (!isSplit || pane.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setTight((entry?.contentRect.width ?? 0) < SIDE_BY_SIDE));
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, [isSplit]);
  return (
    <div ref={pane} className="editor-groups">
      <Group orientation={isTight ? 'vertical' : 'horizontal'}>
        <Panel id="group-1" minSize="100px">
          <EditorGroup group={0} form="wide" />
        </Panel>
        {isSplit ? (
          <>
            <Separator className="separator" aria-label="Size of the first editor group" />
            <Panel id="group-2" minSize="100px" defaultSize="50%">
              <EditorGroup group={1} form="wide" />
            </Panel>
          </>
        ) : null}
      </Group>
    </div>
  );
}
