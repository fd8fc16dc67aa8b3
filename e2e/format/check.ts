/** Checks the properties that the formatter must have for every manifest. */
import { defaultLintSettings, lint, parse, printPn, readLexemes } from '../../src/engine/index.ts';
import { applyEdits, formatManifest } from '../../src/language-service/format/format-manifest.ts';

export interface FormatCheck {
  /** False if the manifest has a syntax error, and the formatter therefore does not change it. */
  readonly isFormatted: boolean;
  readonly formatted: string;
  /** True if puppet-lint finds no layout problems in the original manifest. */
  readonly isClean: boolean;
  /** Milliseconds for formatting the manifest once. */
  readonly milliseconds: number;
  readonly faults: readonly FormatFault[];
}

export interface FormatFault {
  /**
   * Property that does not hold. `indentation`: a finding of the plugin strict_indent, which also checks the margins of
   * heredocs and the position of operators.
   */
  readonly property: 'tree' | 'comments' | 'idempotent' | 'layout' | 'indentation' | 'end';
  readonly message: string;
}

/** Checks of puppet-lint for layout and trailing commas. */
const LAYOUT: ReadonlySet<string> = new Set([
  'arrow_alignment',
  'hard_tabs',
  'trailing_whitespace',
  '2sp_soft_tabs',
  'space_before_arrow',
  'star_comments',
  'slash_comments',
  'trailing_comma',
  'strict_indent',
  '140chars',
]);

function findLayoutProblems(text: string): readonly string[] {
  const found = lint(text, '/site.pp', { ...defaultLintSettings, checks: LAYOUT });
  return found
    .filter(({ kind }) => kind !== 'ignored')
    .map(({ check, line, message }) => `${check} in line ${line}: ${message}`);
}

/** Returns the lines of all comments, without comment marks. */
export function readComments(text: string): readonly string[] {
  return readLexemes(text)
    .filter(({ category }) => category === 'comment')
    .flatMap(({ offset, end }) =>
      text
        .slice(offset, end)
        .replace(/^\/\*|\*\/$/g, '')
        .split('\n'),
    )
    .map((line) => line.replace(/^\s*#/, '').trim())
    .filter((line) => line !== '');
}

export function format(text: string): string | undefined {
  const result = formatManifest(text);
  return result.kind === 'formatted' ? applyEdits(text, result.edits) : undefined;
}

function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one.charAt(at) === other.charAt(at)) at += 1;
  const show = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${show(one)} became ${show(other)}`;
}

export function checkFormat(text: string): FormatCheck {
  const start = performance.now();
  const formatted = format(text);
  const milliseconds = performance.now() - start;
  if (formatted === undefined) {
    return { isFormatted: false, formatted: text, isClean: false, milliseconds, faults: [] };
  }
  const faults: FormatFault[] = [];
  const compare = (property: FormatFault['property'], before: string, after: string): void => {
    if (before !== after) faults.push({ property, message: difference(before, after) });
  };
  compare('tree', printPn(parse(text, '').program), printPn(parse(formatted, '').program));
  compare('comments', readComments(text).join('\n'), readComments(formatted).join('\n'));
  compare('idempotent', formatted, format(formatted) ?? '');
  if (formatted !== '' && !/[^\n]\n$/.test(formatted)) faults.push({ property: 'end', message: 'no line break' });
  const before = findLayoutProblems(text);
  const isLongBefore = before.some((problem) => problem.startsWith('140chars'));
  for (const message of findLayoutProblems(formatted)) {
    const property = message.startsWith('strict_indent') ? 'indentation' : 'layout';
    if (!message.startsWith('140chars') || !isLongBefore) faults.push({ property, message });
  }
  return { isFormatted: true, formatted, isClean: before.length === 0, milliseconds, faults };
}
