import { Contrast, Monitor, Moon, Sun } from 'lucide-react';
import type { ThemeChoice } from '../../store/state/view-state.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { Menu, MenuChoice, MenuItem } from '../../ui/overlays/Menu.tsx';

const choices = [
  { id: 'system', text: 'Same as system', Icon: Monitor },
  { id: 'light', text: 'Light', Icon: Sun },
  { id: 'dark', text: 'Dark', Icon: Moon },
  { id: 'contrast-light', text: 'High contrast, light', Icon: Contrast },
  { id: 'contrast', text: 'High contrast, dark', Icon: Contrast },
] as const satisfies readonly { id: ThemeChoice; text: string; Icon: typeof Sun }[];

interface ThemeMenuProps {
  /** True if the button has space for its name. */
  readonly named?: boolean;
}

export function ThemeMenu({ named = false }: ThemeMenuProps) {
  const theme = useAppStore((state) => state.theme);
  const { setTheme } = useActions();
  const { Icon } = choices.find(({ id }) => id === theme) ?? choices[0];
  return (
    <Menu
      label="Theme"
      placement="bottom end"
      trigger={
        named ? (
          <Button>
            <Icon aria-hidden />
            Theme
          </Button>
        ) : (
          <IconButton label="Theme">
            <Icon />
          </IconButton>
        )
      }
    >
      <MenuChoice
        title="Theme"
        selected={theme}
        onChoose={(id) => {
          const choice = choices.find((entry) => entry.id === id);
          if (choice !== undefined) setTheme(choice.id);
        }}
      >
        {choices.map(({ id, text }) => (
          <MenuItem key={id} id={id} text={text} />
        ))}
      </MenuChoice>
    </Menu>
  );
}
