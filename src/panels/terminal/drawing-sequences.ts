/**
 * Filters escape sequences in the output of commands. A terminal answers some sequences as if the user had typed the
 * answer; others change how keys or the mouse are reported. Without the filter, a file's content could type into the
 * prompt. Only sequences that draw are kept. Pure functions only.
 *
 * The forms of sequences are those of ECMA-48 (5.4 control sequences, 5.6 control strings).
 */

/** Sequences for colors, cursor movement, erasing and scrolling: `ESC [ numbers letter`. */
// oxlint-disable-next-line no-control-regex
const DRAWING = /^\u001b\[[\d;:]*[A-HJKSTdfm]$/;

// Matches any escape sequence. Control strings (DCS, SOS, OSC, PM, APC) end at BEL or ST, control sequences end at a
// letter, and all others are ESC with one or two characters.
const SEQUENCE =
  // oxlint-disable-next-line no-control-regex
  /(?:\u001b[PX\]^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u009c\u001b]*(?:\u0007|\u009c|\u001b\\|$)?|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|\u001b[ -/]*[0-~]?|[\u0005\u0080-\u009f]/g;

/** Removes every sequence that does more than draw. */
export function keepDrawing(output: string): string {
  return output.replaceAll(SEQUENCE, (sequence) => (DRAWING.test(sequence) ? sequence : ''));
}
