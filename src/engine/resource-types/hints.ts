/** Hints for the mistakes that beginners make most often with invalid values. */
import type { Issue } from '../diagnostics/issue.ts';
import { instanceIssues } from './issues.ts';

/** Description of valid values, by attribute. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  mode: "A mode is a string of octal digits: '0644'.",
  path: "A path begins with a slash: '/etc/motd'.",
  groups: "A list is in brackets: ['adm', 'cdrom'].",
};

/** Undefined if there is nothing to add to the message. */
export function hintOfRunError(issue: Issue): string | undefined {
  if (instanceIssues.parameterFailed.is(issue)) return ATTRIBUTES[issue.args.name];
  if (instanceIssues.validationFailed.is(issue)) return hintOfType(issue.args.ref);
  if (instanceIssues.missingRelation.is(issue))
    return 'A virtual resource that nothing realizes is not in the catalog: realize it, or check type and title.';
  return undefined;
}

function hintOfType(ref: string): string | undefined {
  return ref.startsWith('Exec[')
    ? "Write the whole path of the program, or the folders to look in: path => ['/usr/bin', '/bin']."
    : undefined;
}
