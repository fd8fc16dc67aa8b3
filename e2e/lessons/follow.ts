/**
 * Follows the text of a lesson: the code that it tells the learner to write, and where. A code block has its place in
 * its info string, which readers do not see (` ```puppet at="end" in="file {" `). After prose that describes an edit, a
 * comment contains the same data (`<!-- write="ensure => absent," replaces="ensure => file," -->`). CONTRIBUTING.md
 * lists these marks.
 */
import type { ProjectFiles } from '../../src/protocol/project/project.ts';

/**
 * Change that the text of a lesson tells the learner to make. Each place is given as the beginning of a line, which
 * must be unique.
 */
export interface Edit {
  /** Code to write. Empty for an edit that only deletes. */
  readonly write: string;
  /** True if the code already has the indentation of its place, as code blocks do. */
  readonly isIndented: boolean;
  /**
   * Values by mark: `file`, `in` (may occur several times), `of`, and one of `at`, `below`, `above`, `replaces`,
   * `deletes`.
   */
  readonly marks: ReadonlyMap<string, readonly string[]>;
}

/** Action of a step: in the editor, in the terminal, or with a button of the machine. */
export type Action =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'command'; readonly line: string }
  | { readonly kind: 'apply' }
  | { readonly kind: 'reset' };

/** Step of a lesson, with the actions that its text tells the learner to do. */
export interface FollowedStep {
  readonly title: string;
  /** Prose and code of the step, without HTML comments. */
  readonly text: string;
  /** Actions in the order of the text. */
  readonly actions: readonly Action[];
}

/** Action whose place in the files has been found. */
export type Move = Exclude<Action, { readonly kind: 'edit' }> | { readonly kind: 'change'; readonly splice: Splice };

/** Replacement of some lines in a file. */
export interface Splice {
  readonly file: string;
  /** First removed line, from 0. */
  readonly from: number;
  /** Line after the last removed line, from 0. */
  readonly to: number;
  readonly lines: readonly string[];
}

const MARK = /([a-z]+)=(?:"([^"]*)"|'([^']*)')/g;
const PART = /^```(?<language>\w*)(?<info>[^\n]*)\n(?<code>[\s\S]*?)^```|^<!--(?<comment>[\s\S]*?)-->/gm;
const SHELL = 'sh';

/** Reads the steps of a `lesson.md`, without its hints. */
export function followedSteps(markdown: string): readonly FollowedStep[] {
  const [text = ''] = markdown.split(/^### Hint: /m);
  return text.split(/^## /m).slice(1).map(readStep);
}

function readStep(section: string): FollowedStep {
  const end = section.indexOf('\n');
  const body = section.slice(end);
  const actions: Action[] = [];
  /**
   * Position in `actions` for the edit of the next comment: a comment comes after the paragraph that describes its
   * edit.
   */
  let commentAt = 0;
  let at = 0;
  const readProse = (until: number): void => {
    const prose = body.slice(at, until);
    if (prose.trim() === '') return;
    actions.push(...askedIn(prose));
    const asked = askedIn(
      prose
        .trim()
        .split(/\n{2,}/)
        .at(-1) ?? '',
    );
    commentAt = actions.length - (asked.at(-1)?.kind === 'apply' ? 1 : 0);
  };
  for (const { groups = {}, index, 0: part } of body.matchAll(PART)) {
    readProse(index);
    at = index + part.length;
    const { language, info = '', code = '', comment } = groups;
    const marks = readMarks(comment ?? info);
    if (comment === undefined) {
      if (language === SHELL) for (const line of code.trim().split('\n')) actions.push({ kind: 'command', line });
      else if (marks.size > 0) actions.push({ kind: 'edit', edit: { write: code, isIndented: true, marks } });
      commentAt = actions.length;
    } else if (marks.size > 0 && !marks.has('tasks')) {
      const edit: Edit = { write: marks.get('write')?.[0] ?? '', isIndented: false, marks };
      actions.splice(commentAt, 0, { kind: 'edit', edit });
      commentAt += 1;
    }
  }
  readProse(body.length);
  const text = body.replaceAll(/^<!--[\s\S]*?-->\n/gm, '');
  return { title: section.slice(0, end).trim(), text, actions };
}

/**
 * Matches "apply" as an instruction, but not in statements such as "an apply", "you can apply" and "does not apply".
 */
const APPLY =
  /(?<!\b(?:an?|the|every|each|first|second|next|last|one|not|can|cannot|to|will|you|beside|next to|after|before)\s)\bapply\b( twice)?/;
const ASKED = new RegExp(`(?<reset>\\breset the (?:system|machine)\\b)|${APPLY.source}`, 'gi');

/** Returns the resets and applies that prose tells the learner to do. */
function askedIn(prose: string): readonly Action[] {
  const words = prose.replaceAll(/`[^`\n]*`|\*\*/g, '').replaceAll(/\s+/g, ' ');
  return [...words.matchAll(ASKED)].flatMap(({ groups = {}, 0: found }): readonly Action[] => {
    if (groups['reset'] !== undefined) return [{ kind: 'reset' }];
    return found.toLowerCase().endsWith('twice') ? [{ kind: 'apply' }, { kind: 'apply' }] : [{ kind: 'apply' }];
  });
}

function readMarks(info: string): ReadonlyMap<string, readonly string[]> {
  const marks = new Map<string, readonly string[]>();
  for (const [, name = '', double, single] of info.matchAll(MARK))
    marks.set(name, [...(marks.get(name) ?? []), double ?? single ?? '']);
  return marks;
}

/**
 * Makes all edits of a lesson's steps.
 *
 * @returns the resulting files, and the moves of each step in order
 * @throws for an edit whose place does not exist or is ambiguous
 */
export function follow(
  steps: readonly FollowedStep[],
  start: ProjectFiles,
  open: readonly string[],
): { readonly files: ProjectFiles; readonly moves: readonly (readonly Move[])[] } {
  let files = start;
  let [file = ''] = open;
  const moves = steps.map(({ actions, title }) =>
    actions.flatMap((action): readonly Move[] => {
      if (action.kind !== 'edit') return [action];
      const { edit } = action;
      file = edit.marks.get('file')?.[0] ?? file;
      const scopes = edit.marks.get('in') ?? [undefined];
      return scopes.map((scope): Move => {
        const text = files[file];
        if (text === undefined) throw new Error(`the step “${title}” writes into ${file}, which is not there`);
        const splice = { file, ...findSplice(edit, scope, text.replace(/\n$/, '').split('\n'), title) };
        files = { ...files, [file]: spliced(text, splice) };
        return { kind: 'change', splice };
      });
    }),
  );
  return { files, moves };
}

/** Returns a text after replacing some of its lines. */
export function spliced(text: string, { from, to, lines }: Splice): string {
  const before = text.replace(/\n$/, '').split('\n');
  return `${before.toSpliced(from, to - from, ...lines).join('\n')}\n`;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function findSplice(
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
  const outer = block === undefined ? 0 : countIndentation(lines[block.from - 1] ?? '') + 2;
  const indentation = ' '.repeat(like === undefined ? outer : countIndentation(lines[like] ?? ''));
  const written = write === '' ? [] : write.replace(/\n$/, '').split('\n');
  const indented = isIndented ? written : written.map((line) => (line === '' ? '' : indentation + line));
  return {
    from: at,
    to: gone?.to ?? at,
    lines: apartFrom(lines, at, within === whole && gone === undefined, indented),
  };
}

/** Adds an empty line between the new lines and their neighbors, if the new lines are a part of their own. */
function apartFrom(all: readonly string[], at: number, isAlone: boolean, lines: readonly string[]): readonly string[] {
  if (!isAlone || lines.length === 0 || countIndentation(lines[0] ?? '') > 0) return lines;
  const before = all[at - 1] ?? '';
  const after = all[at] ?? '';
  return [
    ...(/^(?:#|$)/.test(before) || countIndentation(before) > 0 || !before.endsWith('}') ? [] : ['']),
    ...lines,
    ...(after === '' || countIndentation(after) > 0 || !(lines.at(-1) ?? '').endsWith('}') ? [] : ['']),
  ];
}

/**
 * Returns the range of the line that begins with `wanted`. `FIRST … LAST` is a range of lines; the last line must have
 * the same indentation as the first.
 */
function find(wanted: string, lines: readonly string[], { from, to }: Range, title: string, isLast = false): Range {
  const [first = '', last] = wanted.split(' … ');
  const found = lines.flatMap((line, at) => (at >= from && at < to && line.trim().startsWith(first) ? [at] : []));
  const [start] = isLast ? found.slice(-1) : found;
  if (start === undefined) throw new Error(`the step “${title}” speaks of a line “${first}”, which is not there`);
  if (found.length > 1 && !isLast)
    throw new Error(`the step “${title}” speaks of “${first}”, which stands in several lines`);
  if (last === undefined) return { from: start, to: start + 1 };
  const indentation = countIndentation(lines[start] ?? '');
  const end = lines.findIndex(
    (line, at) => at > start && countIndentation(line) === indentation && line.trim().startsWith(last),
  );
  if (end === -1) throw new Error(`the step “${title}” speaks of lines up to “${last}”, which is not there`);
  return { from: start, to: end + 1 };
}

/** Returns the range of the lines inside the braces that a line opens. */
function blockAt(head: number, lines: readonly string[]): Range {
  const indentation = countIndentation(lines[head] ?? '');
  const end = lines.findIndex(
    (line, at) => at > head && line.trim() !== '' && countIndentation(line) <= indentation && !line.endsWith('{'),
  );
  return { from: head + 1, to: end === -1 ? lines.length : end };
}

function countIndentation(line: string): number {
  return line.length - line.trimStart().length;
}

/**
 * Returns words that an edit writes, although they occur neither in the text before it, nor in the files or the machine
 * of the lesson.
 */
export function unsaidWords(steps: readonly FollowedStep[], known: string): readonly string[] {
  const said = new Set(splitWords(known));
  return steps.flatMap(({ text, actions }) => {
    for (const word of splitWords(text)) said.add(word);
    const written = actions.flatMap((action) =>
      action.kind === 'edit' && !action.edit.isIndented ? splitWords(action.edit.write) : [],
    );
    return written.filter((word) => !said.has(word));
  });
}

function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
