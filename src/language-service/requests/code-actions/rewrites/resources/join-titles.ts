/** Joins neighboring resources, or bodies of a resource, that have the same attributes. */
import type { Expression, Span } from '../../../../../engine/index.ts';
import type { CodeAction } from '../../../../answers.ts';
import { editAt, statementAt, textOf, type ActionPlace } from '../../action-place.ts';
import { listBodies } from '../../statement-lists.ts';
import { endOf, findTrailingComment } from '../statements.ts';
import {
  findResourceHead,
  formatStatements,
  hasHeredoc,
  isRepeatable,
  listComments,
  listTitles,
  writeComments,
  type Body,
  type Resource,
} from './resource-parts.ts';

/** A resource or body whose titles can be joined with those of its neighbors. */
interface Part {
  readonly span: Span;
  readonly body: Body;
  readonly titles: readonly Expression[];
  /** Everything that must be equal: the type, and the attributes in alphabetical order. */
  readonly content: string;
}

export function joinTitles(place: ActionPlace): readonly CodeAction[] {
  const { resource, body } = findResourceHead(place) ?? {};
  const statement = statementAt(place);
  if (resource === undefined || body === undefined || statement === undefined) return [];
  const candidates =
    resource.bodies.length > 1
      ? resource.bodies.map((each) => readPart(place, resource, each, each))
      : statement === resource
        ? statementsAround(place, statement).map((each) => readStatement(place, each))
        : [];
  const parts = selectEqual(candidates, body);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || parts.length < 2) return [];
  const [from, to] =
    resource.bodies.length > 1 ? [statement.offset, endOf(statement)] : [first.span.offset, endOf(last.span)];
  if (hasHeredoc(place, { offset: from, length: to - from })) return [];
  const { text } = place.file;
  const { title } = first.body;
  const written =
    text.slice(from, title.offset) +
    writeTitles(place, parts) +
    text.slice(endOf(title), endOf(first.span)) +
    text.slice(endOf(last.span), to);
  return [
    {
      title: 'Join resources with the same attributes',
      kind: 'refactor.rewrite',
      edits: [editAt(place, from, to, formatStatements(place, from, written))],
    },
  ];
}

function statementsAround({ nodes, file }: ActionPlace, statement: Expression): readonly Expression[] {
  const lists = nodes.flatMap((node) => listBodies(node, file.text));
  return lists.find((list) => list.includes(statement)) ?? [];
}

function readStatement(place: ActionPlace, statement: Expression): Part | undefined {
  if (statement.kind !== 'Resource') return undefined;
  const [body, ...others] = statement.bodies;
  return body === undefined || others.length > 0 ? undefined : readPart(place, statement, body, statement);
}

function readPart(place: ActionPlace, resource: Resource, body: Body, span: Span): Part | undefined {
  const titles = listTitles(body);
  if (titles === undefined || titles.length === 0 || !isRepeatable(body)) return undefined;
  // Comments in a list of titles would need a place of their own in the joined list.
  if (listComments(place, body.title.offset, endOf(body.title)).length > 0) return undefined;
  const attributes = body.operations.map((operation) => readSource(place, operation)).toSorted();
  // A comment inside of the attributes is kept once, so it must be the same in all parts.
  const comments = listComments(place, span.offset, endOf(span)).map((comment) => textOf(place, comment));
  const head = place.file.text.slice(resource.offset, endOf(resource.typeName));
  return { span, body, titles, content: JSON.stringify([head, attributes, comments]) };
}

/** Returns the tokens of a node without white space and comments. */
function readSource(place: ActionPlace, { offset, length }: Span): string {
  return place.file.tokens
    .filter((token) => token.category !== 'comment' && offset <= token.offset && token.offset < offset + length)
    .map((token) => textOf(place, token))
    .join(' ');
}

/** Returns the longest sequence of equal parts that contains the given body. */
function selectEqual(parts: readonly (Part | undefined)[], body: Body): readonly Part[] {
  const at = parts.findIndex((part) => part?.body === body);
  const content = parts[at]?.content;
  if (content === undefined) return [];
  let [start, end] = [at, at + 1];
  while (parts[start - 1]?.content === content) start -= 1;
  while (parts[end]?.content === content) end += 1;
  return parts.slice(start, end).filter((part) => part !== undefined);
}

/** Writes the list of titles. Comments before a part, and on the line of its end, come before its titles. */
function writeTitles(place: ActionPlace, parts: readonly Part[]): string {
  const last = parts.at(-1);
  const entries = parts.map((part, index) => {
    const previous = parts[index - 1];
    const own = part === last ? undefined : trailingComment(place, part);
    const before = previous === undefined ? [] : listComments(place, endOf(previous.span), part.span.offset);
    const inherited = previous === undefined ? undefined : trailingComment(place, previous);
    const comments = [...before.filter((each) => each !== inherited), ...(own === undefined ? [] : [own])];
    const titles = part.titles.map((title) => textOf(place, title)).join(', ');
    return { comments: writeComments(place, comments), titles };
  });
  if (entries.every(({ comments }) => comments === '')) return `[${entries.map(({ titles }) => titles).join(', ')}]`;
  return `[\n${entries.map(({ comments, titles }) => `${comments}${titles},\n`).join('')}]`;
}

/** A body ends before its semicolon. */
function trailingComment(place: ActionPlace, { span }: Part): Span | undefined {
  const end = endOf(span);
  const semicolon = /^\s*[,;]?\s*;?/.exec(place.file.text.slice(end, end + 100))?.[0].trimEnd().length ?? 0;
  return findTrailingComment(place.file, end + (span.offset === end ? 0 : semicolon));
}
