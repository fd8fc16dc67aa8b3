import { useSyncExternalStore } from 'react';
import type { Outcome } from '../../protocol/run.ts';
import { shownTheme, tokenValue, watchShownTheme } from '../../ui/theme/theme.ts';

/** Current colors and fonts, for canvas drawings and exported files. */
export interface Palette {
  readonly paper: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly ink: string;
  readonly muted: string;
  readonly selection: string;
  readonly selected: string;
  readonly failed: string;
  readonly sans: string;
  readonly mono: string;
  readonly outcomes: Readonly<Record<Outcome, string>>;
}

export type Ink = Exclude<keyof Palette, 'sans' | 'mono' | 'outcomes'>;

const palettes = new Map<string, Palette>();

/** Returns the palette of the current theme, or the system's colors if the browser forces them. */
export function shownPalette(): Palette {
  const name = shownTheme();
  const known = palettes.get(name) ?? readPalette();
  palettes.set(name, known);
  return known;
}

export function usePalette(): Palette {
  return useSyncExternalStore(watchShownTheme, shownPalette);
}

function readPalette(): Palette {
  return {
    paper: tokenValue('--paper'),
    surface: tokenValue('--surface'),
    raised: tokenValue('--raised'),
    line: tokenValue('--line'),
    lineStrong: tokenValue('--line-strong'),
    ink: tokenValue('--ink'),
    muted: tokenValue('--ink-muted'),
    selection: tokenValue('--selection'),
    selected: tokenValue('--selected'),
    failed: tokenValue('--state-failed'),
    sans: tokenValue('--font-sans'),
    mono: tokenValue('--font-mono'),
    outcomes: {
      unchanged: tokenValue('--state-unchanged'),
      changed: tokenValue('--state-changed'),
      refreshed: tokenValue('--state-refreshed'),
      noop: tokenValue('--state-noop'),
      skipped: tokenValue('--state-skipped'),
      failed: tokenValue('--state-failed'),
    },
  };
}
