import { useEffect, useRef, type RefObject } from 'react';
import { Group, Panel, Separator, useDefaultLayout, type PanelImperativeHandle } from 'react-resizable-panels';
import { useAppStore } from '../../store/store.ts';
import { layoutStorage } from '../preferences.ts';
import { BottomPane } from './BottomPane.tsx';
import { EditorPane } from './EditorPane.tsx';
import { SidePane } from './SidePane.tsx';
import { ViewsPane } from './ViewsPane.tsx';

/** The editor over problems and log. */
function Centre() {
  const layout = useDefaultLayout({ id: 'bunraku.centre', storage: layoutStorage });
  return (
    <Group orientation="vertical" {...layout}>
      <Panel id="editor" minSize="120px">
        <EditorPane />
      </Panel>
      <Separator className="separator" aria-label="Height of the editor" />
      <Panel id="bottom" minSize="36px" defaultSize="32%">
        <BottomPane />
      </Panel>
    </Group>
  );
}

/** Text in a narrower column than this (pixels) is hard to read; a lesson gives the files' column that width while it is open. */
const LESSON_WIDTH = 340;
/** At most this much of the page's width. */
const LESSON_SHARE = 0.31;

/** Takes a lesson's width back unless the user changed it. The column may be unmounted by then, as when the page becomes narrow. */
function restoreWidth(side: RefObject<PanelImperativeHandle | null>, lessonWidth: number, before: number): void {
  const panel = side.current;
  if (panel !== null && Math.abs(panel.getSize().inPixels - lessonWidth) < 2) panel.resize(before);
}

/** Columns side by side; the files have one of their own where there is room for three. */
export function WideLayout({ withSide }: { readonly withSide: boolean }) {
  const layout = useDefaultLayout({ id: withSide ? 'bunraku.three' : 'bunraku.two', storage: layoutStorage });
  const side = useRef<PanelImperativeHandle>(null);
  const isLesson = useAppStore(({ lesson }) => lesson !== undefined);
  useEffect(() => {
    const panel = side.current;
    if (!isLesson || panel === null) return undefined;
    const before = panel.getSize().inPixels;
    const wanted = Math.min(LESSON_WIDTH, innerWidth * LESSON_SHARE);
    if (before >= wanted) return undefined;
    panel.resize(wanted);
    return () => restoreWidth(side, wanted, before);
  }, [isLesson]);
  return (
    <Group {...layout} className="columns">
      {withSide ? (
        <>
          <Panel
            panelRef={side}
            id="side"
            minSize="160px"
            maxSize="40%"
            defaultSize="210px"
            groupResizeBehavior="preserve-pixel-size"
          >
            <SidePane />
          </Panel>
          <Separator className="separator" aria-label="Width of the files" />
        </>
      ) : null}
      <Panel id="centre" minSize="280px">
        <Centre />
      </Panel>
      <Separator className="separator" aria-label="Width of the editor" />
      <Panel id="views" minSize="280px" defaultSize={withSide ? '44%' : '50%'}>
        <ViewsPane />
      </Panel>
    </Group>
  );
}
