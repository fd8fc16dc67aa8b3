/**
 * Finds syntax errors in a project's Ruby files and ERB templates. A file is checked when it changes, provided that
 * Ruby is loaded.
 */
import { defineIssue, type Diagnostic, type RubySnapshot, type RubySyntaxFault } from '../../engine/index.ts';
import type { Project } from '../../protocol/project/project.ts';
import { createTarget } from './project-target.ts';
import { nodeInput, prepareRuby } from './compile-project.ts';

const rubySyntax = defineIssue<{ message: string }>('ruby-syntax', ({ message }) => `Ruby: ${message}`);

/** Maximum number of characters that one analysis checks. A usual project contains far fewer. */
const MOST_CHARACTERS = 4_000_000;

interface Checked {
  readonly text: string;
  readonly fault: RubySyntaxFault | undefined;
}

export class RubySyntaxCache {
  #files: ReadonlyMap<string, Checked> = new Map();

  /** Returns the syntax errors, except for files in which the compilation already found an error. */
  find(project: Project, ruby: RubySnapshot | undefined, known: readonly Diagnostic[]): readonly Diagnostic[] {
    if (ruby === undefined) return [];
    const files = Object.entries(project.files).filter(([path]) => /\.(?:rb|erb)$/.test(path));
    const changed = this.#listChanged(files);
    const faults =
      changed.length === 0
        ? []
        : prepareRuby(project, ruby, createTarget(project))(nodeInput(project)).findSyntaxFaults(changed);
    const isChanged = new Set(changed.map(({ path }) => path));
    const faultOf = (path: string): RubySyntaxFault | undefined =>
      isChanged.has(path) ? faults.find(({ file }) => file === path) : this.#files.get(path)?.fault;
    this.#files = new Map(files.map(([path, text]) => [path, { text, fault: faultOf(path) }]));
    return [...this.#files].flatMap(([path, { text, fault }]) =>
      fault === undefined || known.some((each) => isAbout(each, path)) ? [] : [toDiagnostic(text, fault)],
    );
  }

  #listChanged(
    files: readonly (readonly [string, string])[],
  ): readonly { readonly path: string; readonly text: string }[] {
    let left = MOST_CHARACTERS;
    return files.flatMap(([path, text]) => {
      left -= text.length;
      return left < 0 || this.#files.get(path)?.text === text ? [] : [{ path, text }];
    });
  }
}

function isAbout({ file, origin, mark, related = [], others = [] }: Diagnostic, path: string): boolean {
  return [
    file,
    origin?.file,
    mark?.file,
    ...related.map((each) => each.file),
    ...others.map((each) => each.file),
  ].includes(path);
}

/** Marks the whole line. An error at the end of the file is reported on the last line. */
function toDiagnostic(text: string, { file, line, message }: RubySyntaxFault): Diagnostic {
  const lines = text.split('\n');
  const last = text.endsWith('\n') ? lines.length - 1 : lines.length;
  const index = Math.max(0, Math.min(line, last) - 1);
  const content = lines[index] ?? '';
  const start = lines.slice(0, index).reduce((sum, each) => sum + each.length + 1, 0);
  const lead = content.length - content.trimStart().length;
  const span = { offset: start + lead, length: Math.max(content.trim().length, 1) };
  return { ...rubySyntax({ message }), severity: 'error', file, span };
}
