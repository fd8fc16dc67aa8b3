/**
 * Checks default values against the types of their parameters. Reports a mismatch only as a note, because the code
 * compiles as long as each use of the definition passes a value.
 */
import { capitalized, plainName } from '../../index/symbols.ts';
import type { NodeChecks } from './file-check.ts';
import { findLiteralMismatch } from './literal-mismatch.ts';
import { createMismatch } from './mismatch-issue.ts';

export const defaults: NodeChecks = {
  Parameter: (check, { name, type, value }, { parent }) => {
    if (type === undefined || value === undefined) return;
    const read = check.context.readType(check.slice(type));
    if (read === undefined) return;
    const subject = `${nameOwner(parent)}parameter '${name}'`;
    const message = findLiteralMismatch(subject, read, value);
    if (message === undefined) return;
    check.report(createMismatch(message), value, { severity: 'info' });
  },
};

function nameOwner(owner: Parameters<NonNullable<NodeChecks['Parameter']>>[2]['parent']): string {
  switch (owner?.kind) {
    case 'HostClassDefinition':
      return `Class[${capitalized(plainName(owner.name))}]: `;
    case 'ResourceTypeDefinition':
      return `${capitalized(plainName(owner.name))}: `;
    default:
      return '';
  }
}
