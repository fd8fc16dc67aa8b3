import {
  Bell,
  BookOpen,
  CircleHelp,
  FolderOpen,
  GraduationCap,
  Puzzle,
  Share2,
  SlidersHorizontal,
  Undo2,
} from 'lucide-react';
import { panels } from '../../panels/registry.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useCommands } from '../commands.ts';
import { ThemeMenu } from '../header/ThemeMenu.tsx';
import { useSession } from '../session/session-context.ts';
import { ReleaseSwitch } from '../status/ReleaseSwitch.tsx';
import { LaterPart } from './LaterPart.tsx';
import { FilesPanel, NodePanel } from './side-panels.ts';

/**
 * Pane of a narrow page for everything that has no place elsewhere: files, node, views without a pane, and actions that
 * do not fit into the header.
 */
export function MorePane() {
  const { show, importFiles } = useCommands();
  const session = useSession();
  const previous = useAppStore((state) => state.previousDraft);
  const { showSheet } = useActions();
  return (
    <div className="more">
      <div className="more-actions">
        {previous === undefined ? null : (
          <Button className="more-back" onPress={() => void session.backToPreviousDraft()}>
            <Undo2 aria-hidden />
            Back to my draft
          </Button>
        )}
        <Button data-tour="share" onPress={() => show('share')}>
          <Share2 aria-hidden />
          Share
        </Button>
        <Button data-tour="lessons" onPress={() => show('lessons')}>
          <GraduationCap aria-hidden />
          Lessons
        </Button>
        <Button onPress={() => show('puzzles')}>
          <Puzzle aria-hidden />
          Puzzles
        </Button>
        <Button onPress={() => show('examples')}>
          <BookOpen aria-hidden />
          Examples
        </Button>
        <Button onPress={() => show('projects')}>
          <FolderOpen aria-hidden />
          Projects
        </Button>
        <Button onPress={() => show('notices')}>
          <Bell aria-hidden />
          Notices
        </Button>
        <Button onPress={() => show('settings')}>
          <SlidersHorizontal aria-hidden />
          Settings
        </Button>
        <Button onPress={() => show('help')}>
          <CircleHelp aria-hidden />
          Help
        </Button>
        <ThemeMenu named />
        <ReleaseSwitch withIcon />
      </div>
      <section className="more-views-list" aria-labelledby="more-views-title">
        <h2 id="more-views-title">More views</h2>
        {panels.map(({ id, title, description, narrow }) =>
          'pane' in narrow ? null : (
            <Button key={id} look="quiet" onPress={() => showSheet(id)}>
              <narrow.Icon aria-hidden />
              <span className="more-view-name">
                {title}
                <span className="more-view-description">{description}</span>
              </span>
            </Button>
          ),
        )}
      </section>
      <LaterPart what="The list of files" waiting="Loading files">
        <FilesPanel onImport={importFiles} />
      </LaterPart>
      <LaterPart what="The node">
        <NodePanel />
      </LaterPart>
    </div>
  );
}
