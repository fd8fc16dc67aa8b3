/** The command line: finds the verb, reads its options, and runs it. */
import { bunrakuVersion } from './bunraku-version.ts';
import { fileProblem } from './file-problem.ts';
import { parseWords } from './words/given-options.ts';
import { generalHelp, helpFor, verbHelp } from './words/help.ts';
import { findVerb, verbGroups } from './words/verb-table.ts';
import { UsageError, type VerbCall, type VerbSpec } from './words/verb.ts';

export interface CommandLine extends Pick<VerbCall, 'loadMachine' | 'loadRuby'> {
  readonly args: readonly string[];
}

/** Runs the verb that the arguments name and sets the exit status of the process. */
export async function runCommandLine(commandLine: CommandLine): Promise<void> {
  // Readers such as `head` close the pipe early, which is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`Standard output: ${error.message}\n`);
    process.exit(2);
  });
  try {
    process.exitCode = await runWords(commandLine);
  } catch (error) {
    process.stderr.write(`${fileProblem(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 2;
  }
}

async function runWords({ args: [name, ...words], ...tools }: CommandLine): Promise<number> {
  if (name === undefined) {
    process.stderr.write(generalHelp());
    return 2;
  }
  if (name === '--version') return print(`${bunrakuVersion}\n`);
  if (name === '--help' || name === '-h') return print(generalHelp());
  if (name === 'help') return printHelp(words[0]);
  if (name === 'completion') return print((await import('./words/completion.ts')).completionScript(words[0]));
  const verb = findVerb(name);
  if (verb === undefined) throw new UsageError(`${unknownVerb(name)} 'bunraku --help' lists the verbs.`);
  // `lookup` parses its own arguments, because its options and errors are those of `puppet lookup`.
  if (verb.name === 'lookup') return await verb.run({ ...tools, ...parseWords([], {}), args: words });
  return await runVerb(verb, words, tools);
}

async function runVerb(
  verb: VerbSpec,
  words: readonly string[],
  tools: Pick<VerbCall, 'loadMachine' | 'loadRuby'>,
): Promise<number> {
  try {
    const { args, given } = parseWords(words, verb.options);
    if (given.has('help')) return print(verbHelp(verb));
    return await verb.run({ ...tools, args, given });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\n'bunraku ${verb.name} --help' lists the options.`, { cause: error });
  }
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

function printHelp(name: string | undefined): number {
  const help = helpFor(name);
  if (help === undefined) throw new UsageError(unknownVerb(name ?? ''));
  return print(help);
}

function unknownVerb(name: string): string {
  if (name.startsWith('-')) return `Unknown option '${name}'.`;
  const near = verbGroups
    .flatMap(({ verbs }) => verbs)
    .find((verb) => verb.name.startsWith(name.slice(0, 3)) && verb.isInternal !== true);
  return `Unknown verb '${name}'.${near === undefined ? '' : ` Did you mean '${near.name}'?`}`;
}
