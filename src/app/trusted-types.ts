/** The page's trusted types policy (the CSP header is in scripts/site/policy.ts). Imported before anything that starts a worker. */

import { startsWorker, startWorkersFromBlobs } from './embed/workers-without-origin.ts';

interface PolicyFactory {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

function hasTrustedTypes(scope: object): scope is { readonly trustedTypes: PolicyFactory } {
  return 'trustedTypes' in scope;
}

/**
 * Checks that a script's address belongs to this site; workers and the service worker start only from such addresses.
 */
function ownScript(address: string): string {
  if (startsWorker(address)) return address;
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin) throw new TypeError(`Scripts from ${url.origin} are not run here.`);
  return url.href;
}

// The browser uses a `default` policy where a script's address is given as a string. The policy allows no HTML, because
// no code of the page writes HTML.
const scope: object = globalThis;
if (hasTrustedTypes(scope)) scope.trustedTypes.createPolicy('default', { createScriptURL: ownScript });

if (window.origin === 'null') startWorkersFromBlobs();
