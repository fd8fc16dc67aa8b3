/** Formats a manifest, or a range of it. Other files, and files with a syntax error, are left unchanged. */
import type { FormatAnswer } from '../answers.ts';
import { formatManifest, type FormatOptions } from '../format/format-manifest.ts';
import type { FileParameters, RangeParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';

const OLD_GRAMMAR =
  'Manifests that use the grammar from before Puppet 4 cannot be formatted. Choose 3.8-future or a later release in the status bar to format them.';

export function format(context: RequestContext, { file }: FileParameters): FormatAnswer {
  return formatFile(context, file, {});
}

export function formatRange(context: RequestContext, { file, range }: RangeParameters): FormatAnswer {
  return formatFile(context, file, { range });
}

function formatFile({ index }: RequestContext, file: string, options: FormatOptions): FormatAnswer {
  const found = index.file(file);
  if (found?.kind !== 'manifest') return { edits: [] };
  if (found.isInOldGrammar) return { edits: [], refusal: OLD_GRAMMAR };
  const result = formatManifest(found.text, { ...options, parsed: found.parsed });
  return result.kind === 'formatted' ? { edits: result.edits } : { edits: [], refusal: result.error.message };
}
