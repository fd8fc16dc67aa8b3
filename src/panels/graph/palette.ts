import type { Outcome } from '../../protocol/run.ts';
import { tokenValue } from '../../ui/theme.ts';

/** The tokens' values in the theme at hand, for what is drawn on a canvas or into a file. */
export interface Palette {
  readonly paper: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentWash: string;
  readonly failed: string;
  readonly sans: string;
  readonly mono: string;
  readonly outcomes: Readonly<Record<Outcome, string>>;
}

const palettes = new Map<string, Palette>();

/** The palette of the theme that is shown, by its name (`useThemeName`). */
export function paletteOf(theme: string): Palette {
  const known = palettes.get(theme) ?? readPalette();
  palettes.set(theme, known);
  return known;
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
    accent: tokenValue('--accent'),
    accentWash: tokenValue('--accent-wash'),
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
