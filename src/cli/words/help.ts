/** Creates the help of the command line from the table of verbs. */
import { findVerb, verbGroups } from './verb-table.ts';
import type { OptionSpec, VerbSpec } from './verb.ts';

export function generalHelp(): string {
  const verbs = verbGroups.flatMap(({ verbs: own }) => own).filter(({ isInternal }) => isInternal !== true);
  const width = Math.max('completion'.length, ...verbs.map(({ name }) => name.length));
  return [
    'Usage: bunraku VERB [OPTION...] [ARGUMENT...]',
    '',
    ...verbGroups.flatMap(({ title, verbs: own }) => [
      `${title}:`,
      ...own
        .filter(({ isInternal }) => isInternal !== true)
        .map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
      '',
    ]),
    'Other:',
    `  ${'completion'.padEnd(width)}  print a script that completes words in bash, zsh or fish`,
    `  ${'help'.padEnd(width)}  print the help of a verb`,
    '',
    '  -h, --help     print this help, or the help of the verb before it',
    '  --version      print the version',
    '',
    'Exit status: 0 if all is well, 1 if there are findings or failures, 2 for an error in the command.',
    '',
  ].join('\n');
}

export function verbHelp(verb: VerbSpec): string {
  const { name, args, summary, details = [], options, examples, one } = verb;
  const rows = [...Object.entries(options), ['help', HELP_OPTION] as const].map(([option, spec]) =>
    optionRow(option, spec),
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `Usage: bunraku ${name} [OPTION...]${args === '' ? '' : ` ${args}`}`,
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...details,
    '',
    'Options:',
    ...rows.flatMap(([left, right]) =>
      wrapText(right, Math.max(LINE_WIDTH - width - 4, 40)).map(
        (line, index) => `  ${(index === 0 ? left : '').padEnd(width)}  ${line}`,
      ),
    ),
    '',
    ...(examples.length === 0
      ? []
      : ['Examples:', ...examples.flatMap(({ line, about }) => [`  bunraku ${line}`, `      ${about}`]), '']),
    `Exit status: 0 if all is well, 1 if ${one}, 2 for an error in the command.`,
    '',
  ].join('\n');
}

/** Maximum width of the lines with options. */
const LINE_WIDTH = 110;

function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

const HELP_OPTION: OptionSpec = { about: 'print this help' };

function optionRow(name: string, { value, about }: OptionSpec): readonly [left: string, right: string] {
  return [`--${name}${value === undefined ? '' : ` ${value}`}`, about];
}

/** Returns the help of the verb with this name, or the general help without a name. Undefined for an unknown verb. */
export function helpFor(name: string | undefined): string | undefined {
  if (name === undefined) return generalHelp();
  const verb = findVerb(name);
  return verb === undefined ? undefined : verbHelp(verb);
}
