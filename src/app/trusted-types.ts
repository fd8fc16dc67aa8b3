/** The page's part of trusted types (the policy is in scripts/site/policy.ts). Imported before anything that starts a worker. */

interface PolicyFactory {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

function hasTrustedTypes(scope: object): scope is { readonly trustedTypes: PolicyFactory } {
  return 'trustedTypes' in scope;
}

/** A script's address, if it is of this site; workers and the service worker are started from such alone. */
function ownScript(address: string): string {
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin) throw new TypeError(`Scripts of ${url.origin} are not run here.`);
  return url.href;
}

// A `default` policy rules every place that takes a script's address as a string. Markup has none: nothing here writes any.
const scope: object = globalThis;
if (hasTrustedTypes(scope)) scope.trustedTypes.createPolicy('default', { createScriptURL: ownScript });
