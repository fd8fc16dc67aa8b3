/** Reads node, environment and Puppet version from the messages at the start of a run. */

export interface RunFacts {
  certname?: string;
  environment?: string;
  puppetVersion?: string;
}

const COMPILED = /^(?:Compiled|Caching) catalog for (\S+)(?: in environment (\S+))?/;
const ENVIRONMENT = /^Using (?:configured )?environment '([^']+)'/;
const VERSION = /^Starting Puppet client version (\S+)/;

/** Adds the facts in a message. Facts that are already known stay unchanged. */
export function addFacts(facts: RunFacts, message: string): void {
  const [, certname, compiledIn] = COMPILED.exec(message) ?? [];
  if (certname !== undefined) facts.certname ??= certname;
  const environment = compiledIn ?? ENVIRONMENT.exec(message)?.[1];
  if (environment !== undefined) facts.environment ??= environment;
  const version = VERSION.exec(message)?.[1];
  if (version !== undefined) facts.puppetVersion ??= version;
}
