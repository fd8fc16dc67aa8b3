import { useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import {
  AlignLeft,
  BookOpen,
  CircleHelp,
  FolderOpen,
  GraduationCap,
  PanelLeft,
  Search,
  Share2,
  Undo2,
} from 'lucide-react';
import { activeEditor } from '../../editor/active-editor.ts';
import { isFormattable } from '../../editor/format-file.ts';
import { useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { OverlayLayer } from '../../ui/overlays/OverlayLayer.tsx';
import { WithTooltip } from '../../ui/overlays/Tooltip.tsx';
import { useCommands } from '../commands.ts';
import { useSession } from '../session/session-context.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { BrandMark } from './BrandMark.tsx';
import { ProjectName } from './ProjectName.tsx';
import { WorkProgress } from '../layout/WorkProgress.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import './header.css';

function BackToDraft() {
  const previous = useAppStore((state) => state.previousDraft);
  const session = useSession();
  if (previous === undefined) return null;
  return (
    <WithTooltip text={`Back to ${previous.name}`}>
      <Button look="quiet" className="header-back" onPress={() => void session.backToPreviousDraft()}>
        <Undo2 aria-hidden />
        Back to my draft
      </Button>
    </WithTooltip>
  );
}

function FormatButton() {
  const isDisabled = useAppStore(({ activeFile }) => !isFormattable(activeFile));
  return (
    <WithTooltip text="Format the file according to the style guide" shortcut="Shift+Alt+F">
      <Button look="quiet" isDisabled={isDisabled} onPress={() => activeEditor()?.run('editor.action.formatDocument')}>
        <AlignLeft aria-hidden />
        <span className="header-word">Format</span>
      </Button>
    </WithTooltip>
  );
}

interface HeaderProps {
  /** True if the page has no column for files. A button then opens them. */
  readonly filesHidden: boolean;
}

export function Header({ filesHidden }: HeaderProps) {
  const { all, show } = useCommands();
  const run = (id: string): void => all.find((command) => command.id === id)?.run();
  const ref = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'banner', 'aria-label': 'Bunraku' }, ref);
  return (
    <header ref={ref} {...landmarkProps} className="header">
      <div className="header-start">
        <h1 className="brand">
          <BrandMark />
          <span className="brand-name">Bunraku</span>
        </h1>
        {filesHidden ? (
          <IconButton label="Files and node" onPress={() => show('files')}>
            <PanelLeft />
          </IconButton>
        ) : null}
        <ProjectName />
        <BackToDraft />
      </div>
      <ApplyButton />
      <nav className="header-end" aria-label="Project">
        <FormatButton />
        <WithTooltip text="Your projects in this browser">
          <Button look="quiet" onPress={() => show('projects')}>
            <FolderOpen aria-hidden />
            <span className="header-word">Projects</span>
          </Button>
        </WithTooltip>
        <WithTooltip text="Learn Puppet step by step">
          <Button look="quiet" data-tour="lessons" onPress={() => show('lessons')}>
            <GraduationCap aria-hidden />
            <span className="header-word">Lessons</span>
          </Button>
        </WithTooltip>
        <WithTooltip text="Ready-made projects that you can open and change">
          <Button look="quiet" onPress={() => show('examples')}>
            <BookOpen aria-hidden />
            <span className="header-word">Examples</span>
          </Button>
        </WithTooltip>
        <WithTooltip text="Share this project" shortcut="Mod+S">
          <Button look="quiet" data-tour="share" onPress={() => show('share')}>
            <Share2 aria-hidden />
            <span className="header-word">Share</span>
          </Button>
        </WithTooltip>
        <IconButton label="Search all files" shortcut="Mod+Shift+F" onPress={() => run('search')}>
          <Search />
        </IconButton>
        <ThemeMenu />
        <IconButton label="Help and shortcuts" shortcut="Shift+F1" onPress={() => show('help')}>
          <CircleHelp />
        </IconButton>
      </nav>
      <WorkProgress />
      <OverlayLayer />
    </header>
  );
}
