import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices.js';
import { IKeybindingService } from 'monaco-editor/platform/keybinding/common/keybinding.js';
import { isMac } from '../../ui/controls/shortcut.ts';

/** Modifier keys in the notation of `shortcutText`, by Monaco's names. */
const modifiers: Readonly<Record<string, string>> = {
  ctrl: isMac ? 'Ctrl' : 'Mod',
  cmd: 'Mod',
  shift: 'Shift',
  alt: 'Alt',
};

/** Returns the shortcuts of a command of Monaco on this platform, such as `Mod+K Mod+0`, shortest first. */
export function findKeys(command: string): readonly string[] {
  const labels = StandaloneServices.get(IKeybindingService)
    .getKeybindings()
    .filter((item) => item.command === command)
    .flatMap(({ resolvedKeybinding }) => resolvedKeybinding?.getUserSettingsLabel() ?? []);
  return [...new Set(labels.map(toKeys))].toSorted((one, other) => countParts(one) - countParts(other));
}

function toKeys(label: string): string {
  const toPart = (part: string): string => modifiers[part] ?? part.charAt(0).toUpperCase() + part.slice(1);
  return label
    .split(' ')
    .map((chord) => chord.split('+').map(toPart).join('+'))
    .join(' ');
}

function countParts(keys: string): number {
  return keys.split(/[ +]/).length;
}
