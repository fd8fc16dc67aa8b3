import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { layoutStorage } from '../preferences.ts';
import { BottomPane } from './BottomPane.tsx';
import type { Columns } from './columns.ts';
import { EditorPane } from './EditorPane.tsx';
import { FilesSide, LessonSidePane } from './SidePane.tsx';
import { ResultsPane, ViewsPane } from './ViewsPane.tsx';

/** The editor over problems and log; over the views as well where they have no column. */
function Centre({ withViews }: { readonly withViews: boolean }) {
  const layout = useDefaultLayout({
    id: withViews ? 'bunraku.centre-with-views' : 'bunraku.centre',
    storage: layoutStorage,
  });
  return (
    <Group orientation="vertical" {...layout}>
      <Panel id="editor" minSize="120px">
        <EditorPane />
      </Panel>
      <Separator className="separator" aria-label="Height of the editor" />
      {withViews ? (
        <Panel id="results" key="results" minSize="36px" defaultSize="52%">
          <ResultsPane />
        </Panel>
      ) : (
        <Panel id="bottom" key="bottom" minSize="36px" defaultSize="32%">
          <BottomPane />
        </Panel>
      )}
    </Group>
  );
}

const viewsWidth = { two: '50%', three: '44%', lesson: '29%' } as const;
const lessonWidth = { lesson: '25%', 'lesson-two': '40%' } as const;

/** Columns side by side. The panels of each arrangement have other ids, so that the library keeps their sizes apart. */
export function WideLayout({ columns }: { readonly columns: Columns }) {
  const layout = useDefaultLayout({ id: `bunraku.${columns}`, storage: layoutStorage });
  return (
    <Group {...layout} className="columns">
      {columns === 'three' ? (
        <>
          <Panel id="side" minSize="160px" maxSize="40%" defaultSize="210px" groupResizeBehavior="preserve-pixel-size">
            <FilesSide />
          </Panel>
          <Separator className="separator" aria-label="Width of the files" />
        </>
      ) : null}
      {columns === 'lesson' || columns === 'lesson-two' ? (
        <>
          <Panel id={columns} key={columns} minSize="240px" maxSize="60%" defaultSize={lessonWidth[columns]}>
            <LessonSidePane />
          </Panel>
          <Separator className="separator" aria-label="Width of the lesson" />
        </>
      ) : null}
      <Panel id="centre" minSize="280px">
        <Centre withViews={columns === 'lesson-two'} />
      </Panel>
      {columns === 'lesson-two' ? null : (
        <>
          <Separator className="separator" aria-label="Width of the editor" />
          <Panel id="views" minSize="280px" defaultSize={viewsWidth[columns]}>
            <ViewsPane />
          </Panel>
        </>
      )}
    </Group>
  );
}
