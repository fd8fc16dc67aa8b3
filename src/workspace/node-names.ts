import type { ProjectNode } from '../protocol/project/project.ts';
import { isCertname } from './permalink/check-project.ts';

/** Returns the reason why a node's name is invalid; undefined for a valid name. `own`: the current name of the node. */
export function certnameProblem(name: string, own: string, nodes: readonly ProjectNode[]): string | undefined {
  if (!isCertname(name)) return 'A certname can have lowercase letters, digits, dots, hyphens and underscores.';
  if (name !== own && nodes.some(({ node }) => node.certname === name)) return 'Another node has this certname.';
  return undefined;
}

/**
 * Returns a certname for an additional node: the given one with the next free number (`web1.example.com` becomes
 * `web2.example.com`).
 */
export function nextCertname(certname: string, nodes: readonly ProjectNode[]): string {
  const dot = certname.indexOf('.');
  const [host, domain] = dot === -1 ? [certname, ''] : [certname.slice(0, dot), certname.slice(dot)];
  const [, stem = host, digits = ''] = /^(.*?)(\d*)$/s.exec(host) ?? [];
  const taken = new Set(nodes.map(({ node }) => node.certname));
  for (let number = digits === '' ? 2 : Number(digits) + 1; ; number += 1) {
    const name = `${stem}${String(number).padStart(digits.length, '0')}${domain}`;
    if (!taken.has(name)) return name;
  }
}
