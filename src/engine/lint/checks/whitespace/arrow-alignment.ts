import type { Finding, LintCheck, TokenFix } from '../../check.ts';
import type { TokenEditor } from '../../fixes/token-editor.ts';
import type { Resource } from '../../manifest/resources.ts';
import { characters } from '../../tokens/characters.ts';
import type { Token } from '../../tokens/token.ts';
import { tokenText } from '../../tokens/token-text.ts';
import { withoutComments } from './without-comments.ts';

export const arrowAlignment: LintCheck = {
  name: 'arrow_alignment',
  documentation:
    'Align the arrows of a resource one space after the longest attribute name, so that the values form a column.',
  wrong: "file { '/etc/motd':\n  ensure => file,\n  mode => '0644',\n}",
  right: "file { '/etc/motd':\n  ensure => file,\n  mode   => '0644',\n}",
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Align the arrow',
  *find({ resources }) {
    for (const resource of resources) yield* misalignedArrows(resource);
  },
};

interface Group {
  arrows: Token[];
  /** Column of the arrows: one space after the longest name. */
  column: number;
  nameColumn: number | undefined;
}

function* misalignedArrows(resource: Resource): Iterable<Finding> {
  const tokens = withoutComments(resource);
  const first = tokens.find(({ kind }) => kind === 'FARROW');
  if (first === undefined || first.line === tokens.findLast(({ kind }) => kind === 'FARROW')?.line) return;
  const groups: Group[] = [newGroup()];
  for (const token of tokens) {
    const group = groups.at(-1);
    if (token.kind === 'LBRACE') groups.push(newGroup());
    else if (group !== undefined && token.kind === 'FARROW') addArrow(group, token);
    else if (group !== undefined && (token.kind === 'RBRACE' || token.kind === 'SEMIC')) {
      yield* misalignedIn(group);
      groups.pop();
    }
  }
}

function newGroup(): Group {
  return { arrows: [], column: 0, nameColumn: undefined };
}

function addArrow(group: Group, arrow: Token): void {
  const nameEnd = arrow.prevCode;
  if (nameEnd === undefined) return;
  const nameStart = startOfName(nameEnd);
  group.nameColumn ??= nameStart.column;
  // If another arrow precedes this one on the line, the fix moves the attribute to its own line, and aligns its name
  // with the other names.
  const column = group.arrows.some(({ line }) => line === arrow.line)
    ? group.nameColumn + measureLength(nameStart, nameEnd) + 1
    : nameEnd.column + characters(tokenText(nameEnd)) + 1;
  group.column = Math.max(group.column, column);
  group.arrows.push(arrow);
}

/**
 * Returns the first token of an attribute's name or a hash key. For a string with interpolation, this is the start of
 * the string.
 */
function startOfName(nameEnd: Token): Token {
  let start = nameEnd;
  if (nameEnd.kind === 'DQPOST') while (start.kind !== 'DQPRE' && start.prev !== undefined) start = start.prev;
  return start;
}

function measureLength(from: Token, to: Token): number {
  let length = 0;
  for (let at: Token | undefined = from; at !== undefined; at = at === to ? undefined : at.next) {
    length += characters(tokenText(at));
  }
  return length;
}

function* misalignedIn({ arrows, column, nameColumn = 1 }: Group): Iterable<Finding> {
  if (new Set(arrows.map(({ line }) => line)).size < 2) return;
  const firstOfLine = new Map<number, Token>();
  for (const arrow of arrows) {
    const isFirst = !firstOfLine.has(arrow.line);
    if (isFirst) firstOfLine.set(arrow.line, arrow);
    if (arrow.column === column) continue;
    yield {
      message: `indentation of => is not properly aligned (expected in column ${column}, but found it in column ${arrow.column})`,
      at: arrow,
      fix: isFirst ? aligned(arrow, column) : onOwnLine(arrow, column, nameColumn - 1),
    };
  }
}

function aligned(arrow: Token, column: number): TokenFix {
  return (editor) => {
    const blanks = arrow.prev?.kind === 'WHITESPACE' ? arrow.prev.value : '';
    const width = characters(blanks) + column - arrow.column;
    if (width >= 0) writeBlanks(editor, arrow, width);
  };
}

/** Creates a fix that inserts a line break before the arrow's name, unless an earlier fix has done so. */
function onOwnLine(arrow: Token, column: number, indent: number): TokenFix {
  return (editor) => {
    const nameEnd = arrow.prevCode;
    if (nameEnd === undefined) return;
    const name = startOfName(nameEnd);
    const width = column - indent - measureLength(name, nameEnd) - 1;
    if (width < 0) return;
    const before = name.prev;
    if (before?.kind !== 'NEWLINE' && before?.kind !== 'INDENT') {
      if (before?.kind === 'WHITESPACE') editor.remove(before);
      editor.insertBefore(name, 'NEWLINE', '\n');
      if (indent > 0) editor.insertBefore(name, 'INDENT', ' '.repeat(indent));
    }
    writeBlanks(editor, arrow, width);
  };
}

function writeBlanks(editor: TokenEditor, arrow: Token, width: number): void {
  const space = arrow.prev?.kind === 'WHITESPACE' ? arrow.prev : undefined;
  if (space !== undefined) editor.change(space, { value: ' '.repeat(width) });
  else editor.insertBefore(arrow, 'WHITESPACE', ' '.repeat(width));
}
