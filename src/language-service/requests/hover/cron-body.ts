/** Describes the schedule of a `cron` resource. */
import { plainText } from '../../cursor/tokens.ts';
import { scan } from '../../cursor/scan.ts';
import { Structure } from '../../cursor/structure.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import type { RequestContext } from '../../request-context.ts';
import { cronText } from './cron-time.ts';

const FIELDS: ReadonlySet<string> = new Set(['minute', 'hour', 'monthday', 'month', 'weekday', 'special']);

/** Describes the schedule in words, if the cursor is on one of its attributes. */
export function cronAround(
  { index }: RequestContext,
  { path, text }: ParsedFile,
  offset: number,
  attribute: string,
): string | undefined {
  if (!FIELDS.has(attribute)) return undefined;
  const body = index
    .fileIndex(path)
    ?.resources.find(({ type, range }) => type === 'cron' && range[0] <= offset && offset <= range[1]);
  if (body === undefined) return undefined;
  const { frames } = scan(text, body.range[1], { from: body.range[0] });
  const structure = new Structure(text, frames[0] ?? []);
  const own = structure.open.at(-1)?.own ?? [];
  const time: Record<string, string> = {};
  own.forEach((token, at) => {
    const value = own[at + 2];
    if (own[at + 1]?.text !== '=>' || !FIELDS.has(token.text) || value === undefined) return;
    const list = structure.openedBy(value)?.own.flatMap((each) => plainText(each) ?? []);
    const written = list === undefined ? plainText(value) : list.join(',');
    if (written !== undefined && written !== 'absent') time[token.text] = written;
  });
  return Object.keys(time).length === 0 ? undefined : `Runs: **${cronText(time)}**`;
}
