/** Parses text with ANSI color sequences into runs of one style; other sequences are dropped. Pure. */

interface StyledRun {
  readonly text: string;
  readonly isBold: boolean;
  /** Name of one of the eight colors. */
  readonly colour: string | undefined;
}

const COLOURS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

export function styledRuns(text: string): readonly StyledRun[] {
  const runs: StyledRun[] = [];
  let isBold = false;
  let colour: string | undefined;
  // oxlint-disable-next-line no-control-regex
  for (const [, codes, , plain] of text.matchAll(/\u001b\[([\d;]*)m|\u001b(\[[\d;?]*[A-Za-z]|.)|([^\u001b]+)/g)) {
    if (plain !== undefined) runs.push({ text: plain, isBold, colour });
    else if (codes !== undefined)
      for (const code of codes.split(';').map(Number)) {
        if (code === 0) [isBold, colour] = [false, undefined];
        else if (code === 1) isBold = true;
        else if (code === 39) colour = undefined;
        else if (code >= 30 && code <= 37) colour = COLOURS[code - 30];
        else if (code >= 90 && code <= 97) colour = COLOURS[code - 90];
      }
  }
  return runs;
}
