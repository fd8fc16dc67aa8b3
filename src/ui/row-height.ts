/** Returns the height of a row in pixels: the value of `--row-height`, which is larger on touch screens. */
export function rowHeight(): number {
  return matchMedia('(pointer: coarse)').matches ? 40 : 26;
}
