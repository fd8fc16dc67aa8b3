/**
 * The gallery's settings, read from and written to its address, such as `?project=ntp&panel=graph&theme=all&width=320`.
 */
import type { ThemeName } from '../../ui/theme/theme.ts';

export const themes = Object.keys({
  light: true,
  dark: true,
  contrast: true,
  'contrast-light': true,
} satisfies Record<ThemeName, true>);

/** Frame widths in pixels. */
export const widths = ['320', '480', '800'];

export const ALL = 'all';

export interface Choice {
  readonly project: string;
  /** Id of a panel, or `all`. */
  readonly panel: string;
  /** One of `themes`, or `all`. */
  readonly theme: string;
  /** One of `widths`, or `all`. */
  readonly width: string;
  /** `1` to select a resource, so that panels show its details. Otherwise empty. */
  readonly details: string;
}

const first: Choice = { project: 'ntp', panel: 'graph', theme: ALL, width: '480', details: '' };

export function readChoice(query: string): Choice {
  const given = new URLSearchParams(query);
  return {
    project: given.get('project') ?? first.project,
    panel: given.get('panel') ?? first.panel,
    theme: given.get('theme') ?? first.theme,
    width: given.get('width') ?? first.width,
    details: given.get('details') ?? first.details,
  };
}

export function choiceQuery(choice: Choice): string {
  return `?${new URLSearchParams({ ...choice })}`;
}

/** Returns the settings of each frame: `all` becomes one frame for each panel, theme or width. */
export function frameChoices(choice: Choice, panels: readonly string[]): readonly Choice[] {
  const each = (value: string, all: readonly string[]): readonly string[] => (value === ALL ? all : [value]);
  return each(choice.panel, panels).flatMap((panel) =>
    each(choice.theme, themes).flatMap((theme) =>
      each(choice.width, widths).map((width) => ({ ...choice, panel, theme, width })),
    ),
  );
}
