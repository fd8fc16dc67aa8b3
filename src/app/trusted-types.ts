/**
 * Trusted types policy of the page, which the CSP header in scripts/site/policy.ts requires. Imported before anything
 * that starts a worker.
 */

import { startsWorker, startWorkersFromBlobs } from './embed/workers-without-origin.ts';

interface PolicyFactory {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

function hasTrustedTypes(scope: object): scope is { readonly trustedTypes: PolicyFactory } {
  return 'trustedTypes' in scope;
}

/** Rejects scripts from other sites. The browser calls this for the address of each worker and service worker. */
function ownScript(address: string): string {
  if (startsWorker(address)) return address;
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin) throw new TypeError(`Scripts from ${url.origin} are not run here.`);
  return url.href;
}

// The browser applies the policy named `default` where code gives a script's address as a string. The policy has no
// rule for HTML, because no code of the page writes HTML.
const scope: object = globalThis;
if (hasTrustedTypes(scope)) scope.trustedTypes.createPolicy('default', { createScriptURL: ownScript });

if (window.origin === 'null') startWorkersFromBlobs();
