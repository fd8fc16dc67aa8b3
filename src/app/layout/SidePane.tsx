import { useState } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { useAppStore } from '../../store/store.ts';
import { puzzleOfLesson } from '../../workspace/drafts/lesson-drafts.ts';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { useCommands } from '../commands.ts';
import { LessonSide } from '../lessons/LessonSide.tsx';
import { layoutStorage } from '../preferences.ts';
import { LaterPart } from './LaterPart.tsx';
import { OutlineSection } from './symbols/OutlineSection.tsx';
import { FilesPanel, NodePanel } from './side-panels.ts';

export function FilesSide() {
  const { importFiles } = useCommands();
  const layout = useDefaultLayout({ id: 'bunraku.side', storage: layoutStorage });
  return (
    <Group orientation="vertical" {...layout} className="side">
      <Panel id="files" minSize="120px" defaultSize="62%">
        <div className="files-and-outline">
          <LaterPart what="The list of files" waiting="Loading files">
            <FilesPanel onImport={importFiles} />
          </LaterPart>
          <OutlineSection />
        </div>
      </Panel>
      <Separator className="separator" aria-label="Height of the file list" />
      <Panel id="node" minSize="80px">
        <LaterPart what="The node">
          <NodePanel />
        </LaterPart>
      </Panel>
    </Group>
  );
}

function LessonOrFiles({ title }: { readonly title: string }) {
  const [tab, setTab] = useState<'lesson' | 'files'>('lesson');
  return (
    <Tabs
      label={`${title} and files`}
      tabs={[
        { id: 'lesson', title },
        { id: 'files', title: 'Files' },
      ]}
      selected={tab}
      onSelect={(id) => setTab(id === 'files' ? 'files' : 'lesson')}
    >
      {tab === 'lesson' ? <LessonSide /> : <FilesSide />}
    </Tabs>
  );
}

/**
 * Column beside the editor in a lesson. A new lesson starts with its text, even if the previous lesson showed another
 * tab.
 */
export function LessonSidePane() {
  const lesson = useAppStore((state) => state.lesson?.id);
  const isPuzzle = lesson !== undefined && puzzleOfLesson(lesson) !== undefined;
  return <LessonOrFiles key={lesson} title={isPuzzle ? 'Puzzle' : 'Lesson'} />;
}
