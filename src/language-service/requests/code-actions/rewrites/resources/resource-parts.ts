/** Titles and attributes of resources, for rewrites that split and join them. */
import type { Expression, Span } from '../../../../../engine/index.ts';
import { applyEdits, formatManifest } from '../../../../format/format-manifest.ts';
import { innermost, isWithin, readIndent, textOf, type ActionPlace } from '../../action-place.ts';
import { ratePurity } from '../pure-values.ts';
import { endOf } from '../statements.ts';

export type Resource = Extract<Expression, { readonly kind: 'Resource' }>;
export type Body = Resource['bodies'][number];

/** Returns the resource and body at the cursor, if the cursor is on the resource's type or before the body's colon. */
export function findResourceHead(place: ActionPlace): { readonly resource: Resource; readonly body: Body } | undefined {
  const resource = innermost(place, 'Resource');
  // All classes of one declaration are declared before the first one is evaluated.
  if (resource?.typeName.kind !== 'QualifiedName' || resource.typeName.value.replace(/^::/, '') === 'class')
    return undefined;
  const onType = place.offset >= resource.offset && place.offset <= endOf(resource.typeName);
  const body = onType ? resource.bodies[0] : resource.bodies.find(({ title }) => isWithin(place.offset, title));
  return body === undefined ? undefined : { resource, body };
}

/** Returns the titles of a body; undefined if they are not all names and strings. */
export function listTitles({ title }: Body): readonly Expression[] | undefined {
  const titles = title.kind === 'LiteralList' ? title.values : [title];
  return titles.every(({ kind }) => /^(?:LiteralString|ConcatenatedString|QualifiedName)$/.test(kind))
    ? titles
    : undefined;
}

/** Checks whether the attributes of a body have the same values when they are evaluated more or less often. */
export function isRepeatable({ title, operations }: Body): boolean {
  const values = operations.map((each) => (each.kind === 'AttributeOperation' ? each.value : each.expr));
  return [title, ...values].every((value) => ratePurity(value) !== 'effects');
}

export function listComments({ file }: ActionPlace, from: number, to: number): readonly Span[] {
  return file.comments.filter(({ offset }) => from <= offset && offset < to);
}

export function hasHeredoc({ file }: ActionPlace, span: Span): boolean {
  return file.tokens.some(
    ({ category, offset }) => category === 'heredoc' && span.offset <= offset && offset < endOf(span),
  );
}

/** Writes comments on lines of their own. */
export function writeComments(place: ActionPlace, comments: readonly Span[]): string {
  return comments.map((comment) => `${textOf(place, comment).trimEnd()}\n`).join('');
}

/** Formats statements that replace the statement at an offset, with its indentation. */
export function formatStatements(place: ActionPlace, offset: number, text: string): string {
  const steps = Math.floor(readIndent(place, offset).replaceAll('\t', '  ').length / 2);
  // Blocks around the statements give their lines the indentation.
  const whole = `${'if true {\n'.repeat(steps)}${text}${'\n}'.repeat(steps)}`;
  const result = formatManifest(whole);
  if (result.kind === 'refused') return text;
  const lines = applyEdits(whole, result.edits).trimEnd().split('\n');
  return lines
    .slice(steps, lines.length - steps)
    .join('\n')
    .trimStart();
}
