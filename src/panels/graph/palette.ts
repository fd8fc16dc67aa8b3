import { useSyncExternalStore } from 'react';
import type { Outcome } from '../../protocol/run.ts';
import { tokenValue } from '../../ui/theme.ts';
import { shownTheme, watchShownTheme } from '../shared/theme-name.ts';

/** Colours and fonts as they are now, for what is drawn on a canvas or into a file. */
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

/** The name of a colour of the graph's nodes and edges. */
export type Ink = Exclude<keyof Palette, 'sans' | 'mono' | 'outcomes'>;

const forcedColors = (): MediaQueryList => matchMedia('(forced-colors: active)');

const palettes = new Map<string, Palette>();

/** The palette that is shown: that of the theme, or the system's own colours where it forces them. */
export function shownPalette(): Palette {
  const isForced = forcedColors().matches;
  const name = `${shownTheme()}${isForced ? ' forced' : ''}`;
  const known = palettes.get(name) ?? readPalette(isForced ? systemColor : tokenValue);
  palettes.set(name, known);
  return known;
}

/** The palette that is shown; another one as soon as another theme is. */
export function usePalette(): Palette {
  return useSyncExternalStore(watchPalette, shownPalette);
}

function watchPalette(onChange: () => void): () => void {
  const unwatch = watchShownTheme(onChange);
  const forced = forcedColors();
  forced.addEventListener('change', onChange);
  return () => {
    unwatch();
    forced.removeEventListener('change', onChange);
  };
}

/** Reads a colour by its token; the second name is the system's colour for the same thing. */
function readPalette(colorOf: (token: `--${string}`, system: string) => string): Palette {
  return {
    paper: colorOf('--paper', 'Canvas'),
    surface: colorOf('--surface', 'Canvas'),
    raised: colorOf('--raised', 'Canvas'),
    line: colorOf('--line', 'CanvasText'),
    lineStrong: colorOf('--line-strong', 'CanvasText'),
    ink: colorOf('--ink', 'CanvasText'),
    muted: colorOf('--ink-muted', 'CanvasText'),
    selection: colorOf('--selection', 'Highlight'),
    selected: colorOf('--selected', 'Canvas'),
    failed: colorOf('--state-failed', 'CanvasText'),
    sans: tokenValue('--font-sans'),
    mono: tokenValue('--font-mono'),
    outcomes: {
      unchanged: colorOf('--state-unchanged', 'CanvasText'),
      changed: colorOf('--state-changed', 'CanvasText'),
      refreshed: colorOf('--state-refreshed', 'CanvasText'),
      noop: colorOf('--state-noop', 'CanvasText'),
      skipped: colorOf('--state-skipped', 'CanvasText'),
      failed: colorOf('--state-failed', 'CanvasText'),
    },
  };
}

/** A system colour as `rgb(…)`: Cytoscape knows colours by numbers alone. */
function systemColor(_token: string, name: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
