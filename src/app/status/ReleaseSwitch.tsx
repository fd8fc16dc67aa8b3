import { History } from 'lucide-react';
import { releaseOfProject } from '../../protocol/project/project.ts';
import { projectReleases, titleRelease } from '../../protocol/project/releases.ts';
import { useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/overlays/Menu.tsx';
import { useCommands } from '../commands.ts';
import { chooseRelease, releaseDescriptions } from './choose-release.ts';

const MIGRATE = 'migrate';

interface ReleaseSwitchProps {
  /** True for the button outside of the status bar. Only that button has an icon. */
  readonly withIcon?: boolean;
}

export function ReleaseSwitch({ withIcon = false }: ReleaseSwitchProps) {
  const release = useAppStore((state) => releaseOfProject(state.project));
  const { showView } = useCommands();
  return (
    <Menu
      label="Releases"
      onAction={(id) => {
        if (id === MIGRATE) showView('migrate');
      }}
      trigger={
        <Button
          {...(withIcon ? { className: 'more-release' } : { look: 'quiet', className: 'status-node' })}
          aria-label={`Release: ${titleRelease(release)}`}
        >
          {withIcon ? <History aria-hidden /> : null}
          {titleRelease(release)}
        </Button>
      }
    >
      <MenuChoice title="Compile as" selected={release} onChoose={chooseRelease}>
        {projectReleases.map((id) => (
          <MenuItem key={id} id={id} text={titleRelease(id)} description={releaseDescriptions[id]} />
        ))}
      </MenuChoice>
      <MenuSeparator />
      <MenuItem id={MIGRATE} text="Migrate" description="Shows changes from one release to another" />
    </Menu>
  );
}
