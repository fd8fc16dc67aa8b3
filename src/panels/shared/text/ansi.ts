/**
 * Splits text with ANSI color sequences into parts that each have one style. Drops all other sequences. Pure functions
 * only.
 */

interface StyledRun {
  readonly text: string;
  readonly isBold: boolean;
  /** Name of one of the eight colors. */
  readonly color: string | undefined;
}

const COLORS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

export function styledRuns(text: string): readonly StyledRun[] {
  const runs: StyledRun[] = [];
  let isBold = false;
  let color: string | undefined;
  // oxlint-disable-next-line no-control-regex
  for (const [, codes, , plain] of text.matchAll(/\u001b\[([\d;]*)m|\u001b(\[[\d;?]*[A-Za-z]|.)|([^\u001b]+)/g)) {
    if (plain !== undefined) runs.push({ text: plain, isBold, color });
    else if (codes !== undefined)
      for (const code of codes.split(';').map(Number)) {
        if (code === 0) [isBold, color] = [false, undefined];
        else if (code === 1) isBold = true;
        else if (code === 39) color = undefined;
        else if (code >= 30 && code <= 37) color = COLORS[code - 30];
        else if (code >= 90 && code <= 97) color = COLORS[code - 90];
      }
  }
  return runs;
}
