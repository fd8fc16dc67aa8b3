/**
 * Reports a `default` that is not the last option of a `case` or selector. Puppet uses the default only if no other
 * option matches, wherever it is written, so its position misleads readers.
 */
import type { Expression, Fix } from '../../../engine/index.ts';
import type { FileCheck, NodeChecks } from './file-check.ts';

type Option = Pick<Expression, 'offset' | 'length'>;

export const defaultPosition: NodeChecks = {
  Case: (check, { options }) =>
    reportEarlyDefault(
      check,
      options,
      options.findIndex(({ values }) => values.length === 1 && values[0]?.kind === 'LiteralDefault'),
    ),
  Selector: (check, { selectors }) =>
    reportEarlyDefault(
      check,
      selectors,
      selectors.findIndex(({ matching }) => matching.kind === 'LiteralDefault'),
    ),
};

function reportEarlyDefault(check: FileCheck, options: readonly Option[], at: number): void {
  const found = options[at];
  if (found === undefined || at === options.length - 1) return;
  const span = { offset: found.offset, length: 'default'.length };
  check.report({ code: 'default-not-last', args: {}, message: 'The default is not the last option' }, span, {
    severity: 'info',
    hint: 'Puppet uses the default only if no other option matches, also no later one.',
    ...moveToEnd(check, options.slice(at)),
  });
}

/**
 * Moves the options after the default one place up, and the default to the end. Separators and comments stay where they
 * are.
 */
function moveToEnd(check: FileCheck, moved: readonly Option[]): { readonly fix?: Fix } {
  const file = check.file.path;
  const texts = [...moved.slice(1), ...moved.slice(0, 1)].map((option) => check.slice(option));
  // An option with a heredoc cannot be moved, because the heredoc's text is outside of the option.
  if (texts.some((text) => text.includes('@('))) return {};
  const edits = moved.map(({ offset, length }, index) => ({
    file,
    span: { offset, length },
    text: texts[index] ?? '',
  }));
  return { fix: { title: 'Move the default to the end', edits } };
}
