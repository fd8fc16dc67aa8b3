/** Hints for frequent mistakes of beginners: invalid values of attributes. */
import type { Issue } from '../diagnostics/issue.ts';
import { instanceIssues } from './issues.ts';

const ATTRIBUTES: Readonly<Record<string, string>> = {
  mode: "Write the mode as a string of octal digits: '0644'.",
  path: "A path begins with a slash: '/etc/motd'.",
  groups: "Write several groups as an array: ['adm', 'cdrom'].",
};

/** Returns a hint for an error of a run, or undefined if there is nothing to add to its message. */
export function hintOfRunError(issue: Issue): string | undefined {
  if (instanceIssues.parameterFailed.is(issue)) return ATTRIBUTES[issue.args.name];
  if (instanceIssues.validationFailed.is(issue)) return hintOfType(issue.args.ref);
  if (instanceIssues.missingRelation.is(issue))
    return 'Check the type and title. If the resource is virtual, realize it: unrealized virtual resources are not in the catalog.';
  return undefined;
}

function hintOfType(ref: string): string | undefined {
  return ref.startsWith('Exec[')
    ? "Write the absolute path of the program, or set the search path: path => ['/usr/bin', '/bin']."
    : undefined;
}
