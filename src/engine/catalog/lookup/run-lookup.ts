/** Runs a lookup like `puppet lookup`: in the top scope of a node, by default without evaluating a manifest. */
import { metered } from '../../budget/meter.ts';
import { hieraIssues } from '../../diagnostics/issues/hiera.ts';
import type { LogLine } from '../../diagnostics/log.ts';
import { formatPlace } from '../../diagnostics/puppet-error.ts';
import { Explainer } from '../../hiera/explain/explain.ts';
import { type Found, NOT_FOUND } from '../../hiera/not-found.ts';
import { assertInstance } from '../../types/assert.ts';
import { parseTypeString } from '../../types/parse.ts';
import type { Value } from '../../values/value.ts';
import { manifestError } from '../errors/compile-error.ts';
import type { Compilation } from '../compilation.ts';
import { createCompilation } from '../create-compilation.ts';
import type { CompileInput } from '../compile-result.ts';
import { runPhases } from '../compile.ts';
import { prepareWithoutManifests } from '../phases.ts';

export interface LookupRequest {
  /** Keys to look up. The result is the value of the first key that has one. */
  readonly keys: readonly string[];
  /** Name of the merge strategy, or a hash with its options. If absent, `lookup_options` in the data determine it. */
  readonly merge?: Value;
  /** Type that the value must have, in Puppet syntax. */
  readonly type?: string;
  readonly fallback?: { readonly value: Value };
  /** True to compile the node's catalog first, so that data can use the variables of manifests. */
  readonly isCompiled?: boolean;
  readonly onlyOptions?: boolean;
}

interface LookupResponse {
  readonly result:
    | { readonly kind: 'found'; readonly value: Value }
    | { readonly kind: 'not found'; readonly message: string }
    /**
     * `isOfData` is true if the error is in the data or its configuration, not in the request. `wrapped` is the message
     * of an inner error that Puppet prints too.
     */
    | {
        readonly kind: 'failed';
        readonly message: string;
        readonly isOfData: boolean;
        readonly wrapped?: string;
      };
  readonly explainer: Explainer;
  readonly logs: readonly LogLine[];
}

export function runLookup(request: LookupRequest, input: CompileInput): LookupResponse {
  const compilation = createCompilation(input);
  const explainer = new Explainer();
  const result = metered(input.budget, () => lookUp(request, compilation, explainer));
  return { result, explainer, logs: compilation.logs };
}

function lookUp(request: LookupRequest, compilation: Compilation, explainer: Explainer): LookupResponse['result'] {
  const { keys, fallback, type, isCompiled = false } = request;
  try {
    if (isCompiled) runPhases(compilation);
    else prepareWithoutManifests(compilation);
    const wanted = type === undefined ? undefined : parseTypeString(type);
    const checked = (value: Value, what: string): Value =>
      wanted === undefined ? value : assertInstance(what, wanted, value);
    for (const key of keys) {
      const found = lookUpKey(key, request, compilation, explainer);
      if (found !== NOT_FOUND) return { kind: 'found', value: checked(found, 'Found value') };
    }
    if (fallback !== undefined) return { kind: 'found', value: checked(fallback.value, 'Default value') };
    return { kind: 'not found', message: hieraIssues.notFound({ names: keys }).message };
  } catch (thrown) {
    const failure = manifestError(thrown);
    const isOfData = failure.errorClass.startsWith('Puppet::DataBinding::');
    const wrapped = hieraIssues.configUnparsable.is(failure.issue) ? { wrapped: failure.message } : {};
    return { kind: 'failed', message: failure.message + formatPlace(failure.place), isOfData, ...wrapped };
  }
}

function lookUpKey(
  key: string,
  { merge, onlyOptions }: LookupRequest,
  { lookups, topScope }: Compilation,
  explainer: Explainer,
): Found {
  const invocation = lookups.begin(topScope, { explainer });
  if (onlyOptions !== true) return lookups.lookup(key, invocation, merge);
  lookups.explainOptions(key, invocation);
  return undefined;
}
