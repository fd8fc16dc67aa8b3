/** Hover over a directive in a format string, such as `%05.1f` in `sprintf('%05.1f', $x)`. */
import { formatTimestamp, programString, rubyFormat, type Expression, type Value } from '../../../engine/index.ts';
import type { HoverAnswer } from '../../answers.ts';
import type { Cursor } from '../../cursor/cursor.ts';
import {
  SPRINTF_DIRECTIVES,
  SPRINTF_FLAGS,
  STRFTIME_FLAGS,
  STRING_DIRECTIVES,
  STRING_FLAGS,
  TIMESPAN_DIRECTIVES,
  TIMESTAMP_DIRECTIVES,
} from '../../docs/format-directives.ts';
import { joined } from '../../knowledge/documentation-texts.ts';
import { findVariableType } from '../../knowledge/variable-type.ts';
import type { RequestContext } from '../../request-context.ts';
import { findFormatString, type FormatString } from './format-strings.ts';
import { listSprintfDirectives, type SprintfDirective } from './sprintf-directives.ts';

/** 2024-02-29 13:05:09.123456789 UTC, the time that the examples format. */
const SAMPLE_TIME = 1_709_211_909_123_456_789n;
/** Examples are not shown for a larger width or precision. */
const LARGEST_EXAMPLE = 40;

export function hoverOfFormat(context: RequestContext, cursor: Cursor): HoverAnswer | null {
  const { file, offset, inside } = cursor;
  if (inside === undefined || inside.kind === 'comment') return null;
  const format = findFormatString(file, offset);
  if (format === undefined) return null;
  switch (format.family) {
    case 'sprintf':
      return sprintfHover(cursor, format);
    case 'String':
      return stringHover(context, cursor, format);
    default:
      return timeHover(context, cursor, format);
  }
}

function sprintfHover({ file, offset }: Cursor, { start, source, values }: FormatString): HoverAnswer | null {
  const at = offset - start;
  const directive = listSprintfDirectives(source).find(({ range }) => range[0] <= at && at < range[1]);
  const found = directive === undefined ? undefined : lookUp(SPRINTF_DIRECTIVES, directive.letter);
  if (directive === undefined || found === undefined) return null;
  const code = (node: Expression): string => file.text.slice(node.offset, node.offset + node.length);
  return {
    contents: joined(
      heading(directive.text),
      found.doc,
      list([
        ...describeFlags(directive.flags, SPRINTF_FLAGS),
        ...describeSize('Width', directive.width, 'minimum number of characters', values, code),
        ...describeSize('Precision', directive.precision, undefined, values, code),
        describeArgument(directive, values, code),
      ]),
      exampleOf(directive, found.sample),
    ),
    range: [start + directive.range[0], start + directive.range[1]],
    reference: 'function/sprintf',
  };
}

function describeSize(
  name: string,
  size: SprintfDirective['width'],
  meaning: string | undefined,
  values: readonly Expression[],
  code: (node: Expression) => string,
): readonly string[] {
  if (size === undefined) return [];
  const means = meaning === undefined ? '' : `, the ${meaning}`;
  if (size.value !== undefined) return [`${name} ${size.value}${means}`];
  return [`${name} from ${nameArgument(size.argument ?? 0, values, code)}${means}`];
}

function describeArgument(
  { argument, key, letter }: SprintfDirective,
  values: readonly Expression[],
  code: (node: Expression) => string,
): string {
  if (letter === '%') return '';
  if (argument !== undefined) return `Takes ${nameArgument(argument, values, code)}`;
  const [hash] = values;
  const entry =
    hash?.kind === 'LiteralHash'
      ? hash.entries.find((each) => each.key.kind === 'LiteralString' && each.key.value === key)
      : undefined;
  const value = entry === undefined ? '' : `: ${inCode(code(entry.value))}`;
  return `Takes the value of the key \`${key ?? ''}\`${value}`;
}

function nameArgument(argument: number, values: readonly Expression[], code: (node: Expression) => string): string {
  const name = `argument ${argument} after the format`;
  // The number of values in `*$values` is unknown.
  if (values.some(({ kind }) => kind === 'Unfold')) return name;
  const value = values[argument - 1];
  return value === undefined ? `${name}, which is missing` : `${name}: ${inCode(code(value))}`;
}

function exampleOf({ flags, width, precision, letter }: SprintfDirective, sample: Value): string {
  if (letter === '%') return '';
  const sizes = [width, precision].flatMap((size) => (size === undefined ? [] : [size.value ?? Infinity]));
  if (sizes.some((size) => size > LARGEST_EXAMPLE)) return '';
  const plain = `%${flags}${width?.value ?? ''}${precision === undefined ? '' : `.${precision.value ?? ''}`}${letter}`;
  return example(programString(sample), rubyFormat(plain, [sample]));
}

const STRING_FORMAT = /%([\s[+#0{<(|-]*)([1-9]\d*)?(?:\.(\d+))?([a-zA-Z])/;

function stringHover(context: RequestContext, cursor: Cursor, format: FormatString): HoverAnswer | null {
  const { start, source, valueType } = format;
  // A format of `String.new` is one directive, without anything around it.
  const [whole, flags = '', width, precision, letter = ''] = STRING_FORMAT.exec(source.slice(1, -1)) ?? [];
  if (whole === undefined || whole.length !== source.length - 2) return null;
  const type = valueType ?? typeOf(context, cursor, format.values[0]);
  const known = type === undefined ? undefined : lookUp(STRING_DIRECTIVES, type);
  const types = known === undefined ? Object.keys(STRING_DIRECTIVES) : [type ?? ''];
  const meanings = types.flatMap((each) => {
    const doc = lookUp(STRING_DIRECTIVES[each] ?? {}, letter);
    return doc === undefined ? [] : [`${each}: ${doc}`];
  });
  const sizes = [
    ...describeFlags(flags, STRING_FLAGS),
    ...(width === undefined ? [] : [`Width ${width}, the minimum number of characters`]),
    ...(precision === undefined ? [] : [`Precision ${precision}`]),
  ];
  const none = known === undefined ? 'No data type has this directive.' : `${type ?? ''} has no such directive.`;
  return {
    contents: joined(
      heading(whole),
      meanings.length === 0 ? none : joined('Result by data type of the value:', list(meanings)),
      sizes.length === 0 ? '' : joined('Flags and sizes:', list(sizes)),
    ),
    range: [start + 1, start + source.length - 1],
    reference: 'data-type/String',
  };
}

const TIME_DIRECTIVE = /%([-0^#_]*)(\d*):{0,3}[EO]?([a-zA-Z%])/g;

function timeHover(context: RequestContext, cursor: Cursor, format: FormatString): HoverAnswer | null {
  const at = cursor.offset - format.start;
  const match = [...format.source.matchAll(TIME_DIRECTIVE)].find(
    ({ index, 0: whole }) => index <= at && at < index + whole.length,
  );
  if (match === undefined) return null;
  const [whole, flags = '', width = '', letter = ''] = match;
  const type = format.family === 'strftime' ? typeOf(context, cursor, format.values[0]) : format.family;
  const time = type === 'Timespan' ? undefined : lookUp(TIMESTAMP_DIRECTIVES, letter);
  const span = type === 'Timestamp' ? undefined : lookUp(TIMESPAN_DIRECTIVES, letter);
  if (time === undefined && span === undefined) return null;
  const isBoth = time !== undefined && span !== undefined && time !== span;
  const formatsSample = time !== undefined && letter !== '%' && format.family !== 'Timespan' && Number(width) < 40;
  return {
    contents: joined(
      heading(whole),
      isBoth ? list([`Timestamp: ${time}`, `Timespan: ${span}`]) : (time ?? span),
      list([
        ...describeFlags(flags, STRFTIME_FLAGS),
        ...(width === '' || /[LN]/.test(letter) ? [] : [`Width ${width}, the minimum number of characters`]),
      ]),
      formatsSample ? example('2024-02-29T13:05:09.123456789 UTC', formatTimestamp(SAMPLE_TIME, whole)) : '',
    ),
    range: [format.start + match.index, format.start + match.index + whole.length],
    reference: format.family === 'strftime' ? 'function/strftime' : `data-type/${format.family}`,
  };
}

/** Returns the name of the data type of a value, without parameters, if the code makes it certain. */
function typeOf(context: RequestContext, cursor: Cursor, value: Expression | undefined): string | undefined {
  switch (value?.kind) {
    case 'LiteralInteger':
      return 'Integer';
    case 'LiteralFloat':
      return 'Float';
    case 'LiteralBoolean':
      return 'Boolean';
    case 'LiteralString':
    case 'ConcatenatedString':
      return 'String';
    case 'LiteralList':
      return 'Array';
    case 'LiteralHash':
      return 'Hash';
    case 'CallNamedFunction':
      return value.functor.kind === 'QualifiedReference' ? value.functor.casedValue : undefined;
    case 'CallMethod': {
      const { left, right } = value.functor;
      const isNew = right.kind === 'QualifiedName' && right.value === 'new';
      return isNew && left.kind === 'QualifiedReference' ? left.casedValue : undefined;
    }
    case 'Variable': {
      const type = value.name === '' ? undefined : findVariableType(context, cursor, value.name);
      return type === undefined ? undefined : /^\w+/.exec(type)?.[0];
    }
    default:
      return undefined;
  }
}

function describeFlags(flags: string, docs: Readonly<Record<string, string>>): readonly string[] {
  return [...new Set(flags)].map((flag) => `Flag ${inCode(flag)}: ${lookUp(docs, flag) ?? ''}`);
}

function heading(directive: string): string {
  return `**${inCode(directive)}** (format directive)`;
}

function list(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== '')
    .map((line) => `- ${line}`)
    .join('\n');
}

function example(value: string, result: string): string {
  return `Example: ${inCode(value)} → ${inCode(`'${result}'`)}`;
}

/** Marks a string as code. Markdown keeps a single space, but not a line break. */
function inCode(text: string): string {
  const line = text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

function lookUp<Doc>(table: Readonly<Record<string, Doc>>, key: string): Doc | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
