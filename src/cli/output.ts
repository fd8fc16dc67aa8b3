/** Prints lines for the verbs. Lines have colors only on a terminal. */
import { styleText } from 'node:util';

type Style = 'red' | 'yellow' | 'green' | 'bold' | 'dim';

/** True if a stream is a terminal that shows colors. `NO_COLOR` and `FORCE_COLOR` take precedence. */
export function showsColors(stream: NodeJS.WriteStream): boolean {
  if (process.env['NO_COLOR'] !== undefined && process.env['NO_COLOR'] !== '') return false;
  const forced = process.env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0';
  return stream.isTTY && process.env['TERM'] !== 'dumb';
}

/** Returns the text in a style. Returns it unchanged if the stream shows no colors. */
export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return showsColors(stream) ? styleText(style, text) : text;
}

/** Prints an object as one line of JSON, for `--json`. */
export function printRow(row: object): void {
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

/** Prints an error or warning as `puppet` prints it. */
export function printLine(level: 'error' | 'warning', text: string): void {
  const line = `${level === 'error' ? 'Error' : 'Warning'}: ${text}`;
  process.stderr.write(`${styled(level === 'error' ? 'red' : 'yellow', line, process.stderr)}\n`);
}
