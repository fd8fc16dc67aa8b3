/** Reads a table of editor actions with the results that a user expects. */

export interface ActionRow {
  readonly number: number;
  readonly group: string;
  readonly action: string;
  readonly file: string;
  /** Content of the file before the action. Contains one `CURSOR` at the cursor, or two around the selection. */
  readonly text: string;
  /** Keys to type at the cursor. */
  readonly typed: string;
  readonly expectation: string;
}

/** Character that marks the cursor in a text. */
export const CURSOR = '¦';

/** @returns the rows of a Markdown table whose first cell is a number; other rows are skipped */
export function readRows(table: string): readonly ActionRow[] {
  return table.split('\n').flatMap((line) => {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [number = '', , group = '', action = '', file = '', code = '', expectation = ''] = cells;
    return /^\d+$/.test(number) ? [readRow({ number: Number(number), group, action, file, expectation }, code)] : [];
  });
}

function readRow(
  row: Pick<ActionRow, 'number' | 'group' | 'action' | 'file' | 'expectation'>,
  code: string,
): ActionRow {
  const [source = '', typed = ''] = code.replace(/^`|`$/g, '').split(`${CURSOR} type `);
  return { ...row, text: (typed === '' ? source : source + CURSOR).replaceAll('⏎', '\n'), typed };
}

/** @returns the regular expressions in an expectation, such as `matches /a/i and /b/` */
export function readPatterns(expectation: string): readonly RegExp[] {
  return [...expectation.matchAll(/(?<= |^)\/((?:\\.|[^/\\])+)\/(i?)(?= |;|$)/g)].map(
    ([, source = '', flags = '']) => new RegExp(source, flags),
  );
}

/**
 * @param labels labels of a completion list, in order
 *
 * @returns the parts of an expectation (`has a, b; not c; in first 3: d`) that the list does not meet
 */
export function findUnmet(expectation: string, labels: readonly string[]): readonly string[] {
  return expectation.split(';').flatMap((part) => {
    const text = part.trim();
    const first = /^(?:in )?first (\d+)(?: has one of|:) (.*)$/.exec(text);
    const [scope, words] =
      first === null
        ? [labels, text.replace(/^(?:has|not) /, '').split(', ')]
        : [labels.slice(0, Number(first[1])), (first[2] ?? '').split(/, ?/)];
    const has = (word: string): boolean => scope.some((label) => isLabelOf(label, word));
    const isMet = first !== null ? words.some(has) : text.startsWith('not ') ? !words.some(has) : words.every(has);
    return isMet ? [] : [text];
  });
}

/** Compares a label with an expected word, which may leave out a `$`, quotes or a namespace. */
function isLabelOf(label: string, word: string): boolean {
  const plain = (text: string): string => text.replace(/^[$'":@]+|['"]$/g, '');
  return label === word || plain(label) === plain(word) || (label.startsWith('$') && label.endsWith(`::${word}`));
}
