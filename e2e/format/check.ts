/** Properties of the formatter that hold for every manifest. */
import { defaultLintSettings, lint, parse, printPn, readLexemes } from '../../src/engine/index.ts';
import { applyEdits, formatManifest } from '../../src/language-service/format/format-manifest.ts';

export interface FormatCheck {
  /** False for a manifest with a syntax error, which the formatter leaves alone. */
  readonly isFormatted: boolean;
  readonly formatted: string;
  /** True if puppet-lint finds no fault of layout in the original. */
  readonly isClean: boolean;
  /** Time to format the manifest once. */
  readonly milliseconds: number;
  readonly faults: readonly FormatFault[];
}

export interface FormatFault {
  /** `indentation`: findings of the plugin strict_indent, which also wants margins of heredocs and operators changed. */
  readonly property: 'tree' | 'comments' | 'idempotent' | 'layout' | 'indentation' | 'end';
  readonly message: string;
}

/** puppet-lint's checks of layout, and of the trailing comma. */
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

/** The lines of all comments, without the marks. */
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
