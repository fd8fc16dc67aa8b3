/** Hover in YAML: keys that set parameters, and interpolations in `%{…}`. */
import type { HoverAnswer } from '../../answers.ts';
import { FACT_DOCS } from '../../docs/facts.ts';
import { HIERA_FUNCTIONS } from '../../docs/hiera-functions.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import { familyOf, nameOf } from '../../index/symbols.ts';
import { trustedFacts } from '../../knowledge/facts.ts';
import { below, knownText, type KnownValue } from '../../knowledge/known-value.ts';
import { joined } from '../../knowledge/documentation-texts.ts';
import type { RequestContext } from '../../request-context.ts';
import { hieraText, parameterText } from './symbols.ts';

export function hoverOfData(context: RequestContext, file: ParsedFile, offset: number): HoverAnswer | null {
  const line = file.text.lastIndexOf('\n', offset - 1) + 1;
  const comment = /(?:^|\s)#/.exec(file.text.slice(line, offset));
  if (comment !== null) return null;
  const interpolated = interpolatedFact(context, file.text, offset) ?? interpolatedFunction(file.text, offset);
  if (interpolated !== null) return interpolated;
  const at = context.index.symbolAt(file.path, offset);
  if (at === undefined) return null;
  for (const symbol of [...at.symbols, at.written]) {
    const parameter = familyOf(symbol) === 'variable' ? parameterText(context, symbol) : undefined;
    const name = nameOf(at.written);
    const values = familyOf(at.written) === 'hiera' ? hieraText(context, name) : undefined;
    const contents = joined(parameter, values);
    if (contents !== '') return { contents, range: at.range };
  }
  return null;
}

/** Returns the hover text for `%{facts.os.family}`: the value of the segment at the cursor. */
function interpolatedFact({ project }: RequestContext, text: string, offset: number): HoverAnswer | null {
  const start = text.lastIndexOf('%{', offset);
  const end = text.indexOf('}', start);
  if (start === -1 || end === -1 || end < offset || text.slice(start, offset).includes('\n')) return null;
  const inside = /^\s*(?:::)?([\w.:-]+)\s*$/.exec(text.slice(start + 2, end))?.[1];
  if (inside === undefined) return null;
  const from = text.indexOf(inside, start + 2);
  const dot = text.slice(offset, from + inside.length).search(/\./);
  const path = text.slice(from, dot === -1 ? from + inside.length : offset + dot).split('.');
  const facts: KnownValue = {
    kind: 'fact',
    value: { ...project.facts, facts: project.facts, trusted: trustedFacts(project.facts) },
    path: [],
  };
  const known = path.reduce<KnownValue | undefined>(
    (at, key) => (at === undefined ? undefined : below(at, key)),
    facts,
  );
  const value = known === undefined ? undefined : knownText(known);
  if (value === undefined) return null;
  const key =
    path[0] === 'facts' ? path.slice(1).join('.') : path[0] === 'trusted' ? `$${path.join('.')}` : path.join('.');
  return { contents: joined(`\`${value}\``, FACT_DOCS[key]), range: [from, from + path.join('.').length] };
}

function interpolatedFunction(text: string, offset: number): HoverAnswer | null {
  const start = text.lastIndexOf('%{', offset);
  const [whole = '', lead = '', name = ''] = /^(%\{\s*)(\w+)\(/.exec(text.slice(Math.max(start, 0), offset + 40)) ?? [];
  const range = [start + lead.length, start + lead.length + name.length] as const;
  if (whole === '' || start < 0 || offset < range[0] || offset > range[1]) return null;
  const found = Object.entries(HIERA_FUNCTIONS).find(([each]) => each === name)?.[1];
  return found === undefined
    ? null
    : { contents: joined(`**${name}** (function of Hiera data)`, found.documentation), range };
}
