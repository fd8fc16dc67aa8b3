/** True for the code of an error about an exceeded budget. Such errors do not exist in Puppet. */
export function isOfBudget(code: string): boolean {
  return code.startsWith('BUDGET_');
}
