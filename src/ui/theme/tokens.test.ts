import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ThemeName } from './theme.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Rgb = readonly [number, number, number];

const themes: readonly ThemeName[] = ['light', 'dark', 'contrast', 'contrast-light'];

function colorsOf(theme: ThemeName): ReadonlyMap<string, Rgb> {
  const block = css.split(`:root[data-theme='${theme}'] {`)[1]?.split('}')[0];
  if (block === undefined) throw new Error(`There is no theme ${theme}.`);
  return new Map(
    [...block.matchAll(/--([a-z-]+): #([0-9a-f]{6});/g)].map(([, name = '', hex = '']) => {
      const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? []).map((part) => Number.parseInt(part, 16) / 255);
      return [name, [red, green, blue]];
    }),
  );
}

/** Relative luminance as defined by WCAG 2. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the hue of a color in degrees. */
function hue([red, green, blue]: Rgb): number {
  const [x, y] = [red - (green + blue) / 2, (Math.sqrt(3) / 2) * (green - blue)];
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

function hueDistance(one: Rgb, other: Rgb): number {
  const distance = Math.abs(hue(one) - hue(other));
  return Math.min(distance, 360 - distance);
}

const surfaces = ['paper', 'surface', 'sunken', 'raised', 'hover', 'pressed', 'selected'];
const texts =
  /^(ink|ink-muted|ink-faint|accent|accent-hover|link|link-hover|selection|error|warning|info|state-.*|code-.*)$/;
/** Each text color is shown on the background after it. */
const pairs = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['error', 'error-wash'],
  ['warning', 'warning-wash'],
  ['ink', 'accent-wash'],
  ['ink', 'added-wash'],
  ['ink', 'removed-wash'],
  ['ink-muted', 'added-wash'],
  ['ink-muted', 'removed-wash'],
] as const;

describe.each(themes)('the theme %s', (theme) => {
  const colors = colorsOf(theme);
  const color = (name: string): Rgb => {
    const found = colors.get(name);
    if (found === undefined) throw new Error(`There is no --${name}.`);
    return found;
  };

  it('has a contrast of at least 4.5 for each text color on each surface', () => {
    const wanted = [
      ...pairs,
      ...[...colors.keys()]
        .filter((name) => texts.test(name))
        .flatMap((text) => surfaces.map((on) => [text, on] as const)),
    ];
    const faint = wanted
      .map(([text, on]) => ({ text, on, contrast: contrast(color(text), color(on)) }))
      .filter((pair) => pair.contrast < 4.5);
    expect(faint).toEqual([]);
  });

  it('keeps the hue of actions distinct from links, errors, removed lines, states and code', () => {
    const others = [...colors.keys()].filter((name) =>
      /^(link.*|error|removed-wash|error-wash|info|state-.*|code-.*)$/.test(name),
    );
    const near = others.filter((name) => {
      const own = color(name);
      // Skips grays, which have no hue.
      return Math.max(...own) - Math.min(...own) > 0.12 && hueDistance(own, color('accent')) < 20;
    });
    expect(near).toEqual([]);
  });
});
