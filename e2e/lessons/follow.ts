/**
 * Follows the text of a lesson: what its steps say to write, and where. Blocks of code have the place in their info string, for machines
 * alone (` ```puppet at="end" in="file {" `); where prose says what to do, a comment behind it has the same
 * (`<!-- write="ensure => absent," replaces="ensure => file," -->`). CONTRIBUTING.md lists the marks.
 */
import type { ProjectFiles } from '../../src/protocol/project.ts';

/** A change that a text asks for. Places are found by the beginnings of lines, of which there must be one alone. */
export interface Edit {
  /** The text to write; empty to delete. */
  readonly write: string;
  /** Whether the text has the indentation of its place already, as blocks of code have. */
  readonly isIndented: boolean;
  /** The marks by name: `file`, `in` (several times: at each), `of`, and one of `at`, `below`, `above`, `replaces`, `deletes`. */
  readonly marks: ReadonlyMap<string, readonly string[]>;
}

/** A step of a lesson, as a person follows it. */
export interface FollowedStep {
  readonly title: string;
  /** What there is to read, comments aside. */
  readonly text: string;
  readonly edits: readonly Edit[];
  /** Lines to type in the terminal. */
  readonly commands: readonly string[];
}

/** Lines of a file that other lines take the place of. */
export interface Splice {
  readonly file: string;
  /** The first line that goes, from 0. */
  readonly from: number;
  /** The first line that stays after it. */
  readonly to: number;
  readonly lines: readonly string[];
}

const MARK = /([a-z]+)=(?:"([^"]*)"|'([^']*)')/g;
const PART = /^```(?<language>\w*)(?<info>[^\n]*)\n(?<code>[\s\S]*?)^```|^<!--(?<comment>[\s\S]*?)-->/gm;
const SHELL = 'sh';

/** Reads the steps of `lesson.md`, the hints left out. */
export function followedSteps(markdown: string): readonly FollowedStep[] {
  const [text = ''] = markdown.split(/^### Hint: /m);
  return text.split(/^## /m).slice(1).map(stepOf);
}

function stepOf(section: string): FollowedStep {
  const end = section.indexOf('\n');
  const edits: Edit[] = [];
  const commands: string[] = [];
  for (const { groups = {} } of section.matchAll(PART)) {
    const { language, info = '', code = '', comment } = groups;
    const marks = marksOf(comment ?? info);
    if (language === SHELL) commands.push(...code.trim().split('\n'));
    else if (comment === undefined && marks.size > 0) edits.push({ write: code, isIndented: true, marks });
    else if (marks.size > 0 && !marks.has('tasks'))
      edits.push({ write: marks.get('write')?.[0] ?? '', isIndented: false, marks });
  }
  const text = section.slice(end).replaceAll(/^<!--[\s\S]*?-->\n/gm, '');
  return { title: section.slice(0, end).trim(), text, edits, commands };
}

function marksOf(info: string): ReadonlyMap<string, readonly string[]> {
  const marks = new Map<string, readonly string[]>();
  for (const [, name = '', double, single] of info.matchAll(MARK))
    marks.set(name, [...(marks.get(name) ?? []), double ?? single ?? '']);
  return marks;
}

/**
 * Makes all edits of a lesson's steps.
 * @returns the files at the end, and what is changed in each step, one after the other
 * @throws for an edit whose place is not there, or not clear
 */
export function follow(
  steps: readonly FollowedStep[],
  start: ProjectFiles,
  open: readonly string[],
): { readonly files: ProjectFiles; readonly splices: readonly (readonly Splice[])[] } {
  let files = start;
  let [file = ''] = open;
  const splices = steps.map(({ edits, title }) =>
    edits.flatMap((edit) => {
      file = edit.marks.get('file')?.[0] ?? file;
      const scopes = edit.marks.get('in') ?? [undefined];
      return scopes.map((scope): Splice => {
        const text = files[file];
        if (text === undefined) throw new Error(`the step “${title}” writes into ${file}, which is not there`);
        const splice = { file, ...spliceOf(edit, scope, text.replace(/\n$/, '').split('\n'), title) };
        files = { ...files, [file]: spliced(text, splice) };
        return splice;
      });
    }),
  );
  return { files, splices };
}

/** A text after a change of its lines. */
export function spliced(text: string, { from, to, lines }: Splice): string {
  const before = text.replace(/\n$/, '').split('\n');
  return `${before.toSpliced(from, to - from, ...lines).join('\n')}\n`;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function spliceOf(
  { marks, write, isIndented }: Edit,
  scope: string | undefined,
  lines: readonly string[],
  title: string,
): Omit<Splice, 'file'> {
  const whole: Range = { from: 0, to: lines.length };
  const place = (name: string, within: Range): Range | undefined => {
    const [wanted] = marks.get(name) ?? [];
    return wanted === undefined ? undefined : find(wanted, lines, within, title, marks.get('of')?.[0] === 'last');
  };
  const block = scope === undefined ? undefined : blockAt(find(scope, lines, whole, title).from, lines);
  const within = block ?? whole;
  const gone = place('replaces', within) ?? place('deletes', within);
  const above = place('above', within);
  const below = place('below', within);
  const isAtStart = marks.get('at')?.[0] === 'start';
  const at = gone?.from ?? above?.from ?? below?.to ?? (isAtStart ? within.from : within.to);
  const like = gone?.from ?? above?.from ?? (below === undefined ? undefined : below.to - 1);
  const outer = block === undefined ? 0 : indentationOf(lines[block.from - 1] ?? '') + 2;
  const indentation = ' '.repeat(like === undefined ? outer : indentationOf(lines[like] ?? ''));
  const written = write === '' ? [] : write.replace(/\n$/, '').split('\n');
  const indented = isIndented ? written : written.map((line) => (line === '' ? '' : indentation + line));
  return {
    from: at,
    to: gone?.to ?? at,
    lines: apartFrom(lines, at, within === whole && gone === undefined, indented),
  };
}

/** Lines with an empty one between them and what is above them or below them, where they stand on their own. */
function apartFrom(all: readonly string[], at: number, isAlone: boolean, lines: readonly string[]): readonly string[] {
  if (!isAlone || lines.length === 0 || indentationOf(lines[0] ?? '') > 0) return lines;
  const before = all[at - 1] ?? '';
  const after = all[at] ?? '';
  return [
    ...(/^(?:#|$)/.test(before) || indentationOf(before) > 0 || !before.endsWith('}') ? [] : ['']),
    ...lines,
    ...(after === '' || indentationOf(after) > 0 || !(lines.at(-1) ?? '').endsWith('}') ? [] : ['']),
  ];
}

/** The lines of `FIRST`, or from `FIRST … LAST` on, the last of which stands as far to the right as the first. */
function find(wanted: string, lines: readonly string[], { from, to }: Range, title: string, isLast = false): Range {
  const [first = '', last] = wanted.split(' … ');
  const found = lines.flatMap((line, at) => (at >= from && at < to && line.trim().startsWith(first) ? [at] : []));
  const [start] = isLast ? found.slice(-1) : found;
  if (start === undefined) throw new Error(`the step “${title}” speaks of a line “${first}”, which is not there`);
  if (found.length > 1 && !isLast)
    throw new Error(`the step “${title}” speaks of “${first}”, which stands in several lines`);
  if (last === undefined) return { from: start, to: start + 1 };
  const indentation = indentationOf(lines[start] ?? '');
  const end = lines.findIndex(
    (line, at) => at > start && indentationOf(line) === indentation && line.trim().startsWith(last),
  );
  if (end === -1) throw new Error(`the step “${title}” speaks of lines up to “${last}”, which is not there`);
  return { from: start, to: end + 1 };
}

/** The lines within the braces that a line opens. */
function blockAt(head: number, lines: readonly string[]): Range {
  const indentation = indentationOf(lines[head] ?? '');
  const end = lines.findIndex(
    (line, at) => at > head && line.trim() !== '' && indentationOf(line) <= indentation && !line.endsWith('{'),
  );
  return { from: head + 1, to: end === -1 ? lines.length : end };
}

function indentationOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Words that a comment has written though no text before it says them, and neither the lesson's files nor its machine have them. */
export function unsaidWords(steps: readonly FollowedStep[], known: string): readonly string[] {
  const said = new Set(wordsOf(known));
  return steps.flatMap(({ text, edits }) => {
    for (const word of wordsOf(text)) said.add(word);
    const written = edits.filter(({ isIndented }) => !isIndented).flatMap(({ write }) => wordsOf(write));
    return written.filter((word) => !said.has(word));
  });
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
