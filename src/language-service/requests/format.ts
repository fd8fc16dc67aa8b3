/**
 * Formats a manifest, or a range of it. Leaves other files, and files with a syntax error, unchanged, and returns the
 * reason.
 */
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

const TEMPLATE = 'Templates cannot be formatted: white space between their tags is part of the result.';
const OTHER = 'Only manifests, YAML and JSON files can be formatted.';

function formatFile({ index }: RequestContext, file: string, options: FormatOptions): FormatAnswer {
  const found = index.file(file);
  if (found === undefined) return { edits: [] };
  if (found.kind !== 'manifest') {
    return { edits: [], refusal: found.kind === 'epp' || found.kind === 'erb' ? TEMPLATE : OTHER };
  }
  if (found.isInOldGrammar) return { edits: [], refusal: OLD_GRAMMAR };
  const result = formatManifest(found.text, { ...options, parsed: found.parsed });
  if (result.kind === 'formatted') return { edits: result.edits };
  const { span } = result.error;
  const where =
    span === undefined ? 'the file’s syntax error' : `the syntax error in line ${found.lines.lineAt(span.offset)}`;
  return { edits: [], refusal: `Not formatted: fix ${where} first.` };
}
