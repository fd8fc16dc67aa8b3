import type { ITheme } from '@xterm/xterm';
import { tokenValue } from '../../ui/theme/theme.ts';

/** Colors of the terminal, read from the page's current CSS tokens. */
export function terminalTheme(): ITheme {
  const token = (name: string): string => tokenValue(`--${name}`);
  const [ink, paper, muted] = [token('ink'), token('paper'), token('ink-muted')];
  return {
    background: paper,
    foreground: ink,
    cursor: token('ink'),
    cursorAccent: paper,
    selectionBackground: token('selection'),
    selectionInactiveBackground: token('selection'),
    selectionForeground: paper,
    black: ink,
    brightBlack: muted,
    white: muted,
    brightWhite: ink,
    ...pair('red', token('error')),
    ...pair('green', token('state-refreshed')),
    ...pair('yellow', token('warning')),
    ...pair('blue', token('state-changed')),
    ...pair('magenta', token('state-noop')),
    ...pair('cyan', token('code-variable')),
    scrollbarSliderBackground: token('line'),
    scrollbarSliderHoverBackground: token('line-strong'),
    scrollbarSliderActiveBackground: token('line-strong'),
  };
}

function pair(name: 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan', color: string): ITheme {
  const bright = `bright${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { [name]: color, [bright]: color };
}

export function terminalFont(): { readonly fontFamily: string; readonly fontSize: number } {
  return { fontFamily: tokenValue('--font-mono'), fontSize: Number.parseFloat(tokenValue('--text-md')) };
}
