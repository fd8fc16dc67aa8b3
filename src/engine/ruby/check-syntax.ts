/** Finds syntax errors of Ruby files and ERB templates. Puppet reports such an error when the file is first used. */
import { RubyCrash, RubyError } from './machine/ruby-error.ts';
import { machinePath, withProjectPaths } from './project-files.ts';
import type { RubySession } from './session.ts';
import { optionalText, toList } from './values/json.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface RubySyntaxFault {
  readonly file: string;
  readonly line: number;
  /** Message of Ruby, such as `syntax error, unexpected end-of-input`. */
  readonly message: string;
}

/** Returns the first syntax error of each file that has one. Does not run the files. */
export function findRubySyntaxFaults(session: RubySession, files: readonly SourceFile[]): readonly RubySyntaxFault[] {
  if (files.length === 0) return [];
  try {
    const answers = toList(
      session.call(
        'syntax_errors',
        files.map(({ path, text }) => [machinePath(path), text]),
      ),
    );
    return files.flatMap(({ path }, index) => readFault(path, optionalText(answers[index])) ?? []);
  } catch (thrown) {
    if (!(thrown instanceof RubyCrash || thrown instanceof RubyError)) throw thrown;
    // Reports no errors for a file that makes Ruby itself exit.
    session.restart();
    return [];
  }
}

function readFault(file: string, answer: string | undefined): RubySyntaxFault | undefined {
  if (answer === undefined) return undefined;
  const [first = '', ...rest] = withProjectPaths(answer).split('\n');
  const [, line, text = ''] = /:(\d+): (.*)$/.exec(first) ?? [];
  if (line === undefined) return undefined;
  // Some versions of Ruby explain the error below its location.
  const detail = /^syntax errors? found/.test(text) ? /\^+\s*(.+)$/m.exec(rest.join('\n'))?.[1] : undefined;
  return { file, line: Number(line), message: detail === undefined ? text : `syntax error, ${detail}` };
}
