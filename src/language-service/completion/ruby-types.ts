/** Completes data types in strings of Ruby files: in signatures of functions, and in types of the Resource API. */
import type { CompletionItem } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import type { RequestContext } from '../request-context.ts';
import { dataTypes } from './types.ts';

const SIGNATURE =
  /^[ \t]*(?:(?:required_|optional_)?(?:repeated_)?param|(?:required_|optional_)?block_param|return_type)\b[ \t(]*(["'])([^"'\n]*)$/;
const ATTRIBUTE = /\btype:[ \t]*(["'])([^"'\n]*)$/;

/** Returns undefined outside of such strings. */
export function rubyTypes(
  context: RequestContext,
  { path, text }: ParsedFile,
  offset: number,
): readonly CompletionItem[] | undefined {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const isFunction = /(?:^|\/)lib\/puppet\/functions\//.test(path);
  const found = isFunction
    ? SIGNATURE.exec(before)
    : text.includes('register_type') && /(?:^|\/)lib\/puppet\/type\//.test(path)
      ? ATTRIBUTE.exec(before)
      : null;
  if (found === null) return undefined;
  const typed = /[\w:]*$/.exec(found[2] ?? '')?.[0] ?? '';
  const rest = /^[\w:]*/.exec(text.slice(offset))?.[0].length ?? 0;
  return dataTypes(context).map((item) => ({ ...item, range: [offset - typed.length, offset + rest] }));
}
