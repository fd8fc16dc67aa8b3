/** Describes legacy facts: variables of Facter 2, with the structured facts that replace them. */
import { structuredFact } from '../../../engine/index.ts';
import { below, knownText, type KnownValue } from '../../knowledge/known-value.ts';
import { joined, puppetCode } from '../../knowledge/documentation-texts.ts';
import type { RequestContext } from '../../request-context.ts';

/** Returns the hover text of a legacy fact, or undefined for any other variable. */
export function legacyFactText({ project }: RequestContext, name: string): string | undefined {
  const modern = structuredFact(name);
  if (modern === undefined) return undefined;
  let known: KnownValue | undefined = { kind: 'fact', value: project.facts, path: [] };
  for (const [, quoted, number] of modern.matchAll(/\['([^']*)'\]|\[(\d+)\]/g))
    known = known === undefined ? undefined : below(known, quoted ?? number ?? '');
  const value = known === undefined ? undefined : knownText(known);
  return joined(
    puppetCode(`$${name}`),
    `A legacy fact, which Puppet 8 omits by default. The structured fact is \`$${modern}\`.`,
    value === undefined ? undefined : `Value: \`${value}\``,
  );
}
