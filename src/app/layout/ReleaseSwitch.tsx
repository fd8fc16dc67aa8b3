import { History } from 'lucide-react';
import { isProjectRelease, projectReleases, releaseOfProject, type ReleaseId } from '../../protocol/project.ts';
import { appStore, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';
import { useCommands } from '../commands.ts';
import { showToast } from '../../ui/toast-queue.ts';

/** What each release is about, for whoever chooses one. */
const descriptions: Readonly<Record<ReleaseId, string>> = {
  '8.11': 'Unknown variables and flat facts are errors',
  '7.34': 'Warns of what 8 refuses, and has flat facts',
  '6.29': 'As 7, with fewer reserved names',
  '5.5': 'Has more types in its core, and fewer functions',
  '4.10': 'Defaults apply late, and classes are merged',
  '3.8-future': 'The new grammar before 4: facts are texts',
  '3.8': 'The old grammar: numbers are texts, names are relative',
  '2.7': 'As 3.8, with dynamic scope and without hiera()',
};

/** Chooses the release of Puppet that the project is compiled as, with a way back. */
function chooseRelease(id: string): void {
  const { project, opening, actions } = appStore.getState();
  const before = releaseOfProject(project);
  if (!isProjectRelease(id) || id === before) return;
  actions.setRelease(id);
  showToast({
    message: `The project is compiled as Puppet ${id}.`,
    action: {
      label: 'Undo',
      run: () => {
        const now = appStore.getState();
        if (now.opening === opening) now.actions.setRelease(before);
      },
    },
  });
}

/** What the menu calls the way to the view that compares releases. */
const MIGRATE = 'migrate';

export interface ReleaseSwitchProps {
  /** As a button among others with a picture, where it stands in no bar. */
  readonly withIcon?: boolean;
}

/** Which release of Puppet the project is for, and the way to another. */
export function ReleaseSwitch({ withIcon = false }: ReleaseSwitchProps) {
  const release = useAppStore((state) => releaseOfProject(state.project));
  const { showView } = useCommands();
  return (
    <Menu
      label="Releases of Puppet"
      onAction={(id) => {
        if (id === MIGRATE) showView('migrate');
      }}
      trigger={
        <Button
          {...(withIcon ? { className: 'more-release' } : { look: 'quiet', className: 'status-node' })}
          aria-label={`Release: Puppet ${release}`}
        >
          {withIcon ? <History aria-hidden /> : null}
          Puppet {release}
        </Button>
      }
    >
      <MenuChoice title="Compile as" selected={release} onChoose={chooseRelease}>
        {projectReleases.map((id) => (
          <MenuItem key={id} id={id} text={`Puppet ${id}`} description={descriptions[id]} />
        ))}
      </MenuChoice>
      <MenuSeparator />
      <MenuItem id={MIGRATE} text="Migrate" description="What changes from one release to another" />
    </Menu>
  );
}
