import { LaterPart } from '../layout/LaterPart.tsx';
import { Landmark } from '../../ui/Landmark.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useCommands } from '../commands.ts';
import { useSession } from '../session/session-context.ts';

const LessonPane = lazyPart(async () => (await import('../../panels/lesson/LessonPane.tsx')).LessonPane);

export function LessonSide() {
  const { show } = useCommands();
  const { replaceFiles } = useSession();
  return (
    <Landmark label="Lesson">
      <LaterPart what="The lesson" waiting="Loading the lesson">
        <LessonPane
          onMap={() => show('lessons')}
          onCompare={() => show('compare')}
          onPuzzles={() => show('puzzles')}
          replaceFiles={replaceFiles}
        />
      </LaterPart>
    </Landmark>
  );
}
