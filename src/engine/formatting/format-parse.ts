/** Parses one format of `String.new`, such as `%#-10.3p` (Puppet's `StringConverter::Format`). */
import { rubyError } from '../diagnostics/issues/ruby.ts';
import type { Type } from '../types/type.ts';

export interface FormatSpec {
  readonly text: string;
  /** The letter at the end of the format, such as `s`, `p` or `d`. */
  readonly type: string;
  readonly alternate: boolean;
  readonly left: boolean;
  readonly space: boolean;
  readonly delimiter: string | undefined;
  readonly width: number | undefined;
  readonly precision: number | undefined;
  readonly separator: string | undefined;
  readonly separator2: string | undefined;
  readonly elementFormats: FormatMap | undefined;
}

/** Formats by type. The first type that covers the value's type applies. */
export type FormatMap = readonly (readonly [Type, FormatSpec])[];

const FORMAT = /^%([\s[+#0{<(|-]*)([1-9][0-9]*)?(?:\.([0-9]+))?([a-zA-Z])$/m;
const DELIMITERS = ['[', '{', '(', '<', '|'];

export function formatError(message: string): never {
  throw rubyError(message);
}

/** Parses one format. Throws Puppet's error if it is invalid. */
export function parseFormat(text: string): FormatSpec {
  const match = FORMAT.exec(text);
  if (match === null)
    formatError(`The format '${text}' is not a valid format on the form '%<flags><width>.<prec><format>'`);
  const [, flagText = '', width, precision, type = 's'] = match;
  const flags = flagText.split('');
  if (new Set(flags).size !== flags.length) formatError(`The same flag can only be used once, got '${text}'`);
  const delimiters = DELIMITERS.filter((delimiter) => flags.includes(delimiter));
  if (delimiters.length > 1) {
    formatError(`Only one of the delimiters [ { ( < | can be given in the format flags, got '${text}'`);
  }
  return {
    text,
    type,
    alternate: flags.includes('#'),
    left: flags.includes('-'),
    space: flags.includes(' '),
    delimiter: delimiters[0],
    width: width === undefined ? undefined : Number(width),
    precision: precision === undefined ? undefined : Number(precision),
    separator: undefined,
    separator2: undefined,
    elementFormats: undefined,
  };
}
