import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { useAppStore } from '../../store/store.ts';
import { LOW } from '../../ui/narrow.ts';
import { layoutStorage } from '../preferences.ts';
import { useMedia } from '../use-media.ts';
import { BottomPane } from './BottomPane.tsx';
import type { Columns } from './columns.ts';
import { EditorPane } from './EditorPane.tsx';
import { FilesSide, LessonSidePane } from './SidePane.tsx';
import { ResultsPane, ViewsPane } from './ViewsPane.tsx';

/**
 * Content of the pane below the editor. `lists`: problems and log; `results`: problems, log and views; `none`: there is
 * no pane.
 */
type UnderEditor = 'lists' | 'results' | 'none';

const centerIds = {
  lists: 'bunraku.centre',
  results: 'bunraku.centre-with-views',
  none: 'bunraku.centre-alone',
} as const satisfies Record<UnderEditor, string>;

function Center({ under }: { readonly under: UnderEditor }) {
  const layout = useDefaultLayout({ id: centerIds[under], storage: layoutStorage });
  return (
    <Group orientation="vertical" {...layout}>
      <Panel id="editor" minSize="120px">
        <EditorPane />
      </Panel>
      {under === 'none' ? null : <Separator className="separator" aria-label="Height of the editor" />}
      {under === 'results' ? (
        <Panel id="results" key="results" minSize="36px" defaultSize="52%">
          <ResultsPane />
        </Panel>
      ) : null}
      {under === 'lists' ? (
        <Panel id="bottom" key="bottom" minSize="36px" defaultSize="32%">
          <BottomPane />
        </Panel>
      ) : null}
    </Group>
  );
}

const viewsWidth = { two: '50%', three: '44%', lesson: '29%' } as const;
const lessonWidth = { lesson: '25%', 'lesson-two': '40%' } as const;

/**
 * Columns side by side. The panels of each arrangement have their own ids, because the library stores sizes by id. On a
 * low page, problems and log become views, because a pane below the editor would show too few lines.
 */
export function WideLayout({ columns: wanted }: { readonly columns: Columns }) {
  const isLow = useMedia(LOW);
  const isAlone = useAppStore((state) => state.isEditorAlone);
  const columns = isLow && wanted === 'lesson-two' ? 'lesson' : wanted;
  const layout = useDefaultLayout({ id: isAlone ? 'bunraku.alone' : `bunraku.${columns}`, storage: layoutStorage });
  return (
    <Group {...layout} className="columns">
      {columns === 'three' && !isAlone ? (
        <>
          <Panel id="side" minSize="160px" maxSize="40%" defaultSize="210px" groupResizeBehavior="preserve-pixel-size">
            <FilesSide />
          </Panel>
          <Separator className="separator" aria-label="Width of the file list" />
        </>
      ) : null}
      {(columns === 'lesson' || columns === 'lesson-two') && !isAlone ? (
        <>
          <Panel id={columns} key={columns} minSize="240px" maxSize="60%" defaultSize={lessonWidth[columns]}>
            <LessonSidePane />
          </Panel>
          <Separator className="separator" aria-label="Width of the lesson" />
        </>
      ) : null}
      <Panel id="centre" minSize="280px">
        <Center under={isLow || isAlone ? 'none' : columns === 'lesson-two' ? 'results' : 'lists'} />
      </Panel>
      {columns === 'lesson-two' || isAlone ? null : (
        <>
          <Separator className="separator" aria-label="Width of the editor" />
          <Panel id="views" minSize="280px" defaultSize={viewsWidth[columns]}>
            {isLow ? <ResultsPane /> : <ViewsPane />}
          </Panel>
        </>
      )}
    </Group>
  );
}
