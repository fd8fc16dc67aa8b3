/**
 * Removes parentheses from a tree in Puppet's notation (`(paren x)` becomes `x`), because printing and parsing do not
 * preserve them.
 */
export function pnWithoutParentheses(pn: string): string {
  const open: boolean[] = [];
  return pn.replace(/"(?:[^"\\]|\\.)*"|\(paren |[()]/gs, (token) => {
    if (token.startsWith('"')) return token;
    if (token !== ')') {
      open.push(token !== '(');
      return token === '(' ? token : '';
    }
    return open.pop() === true ? '' : token;
  });
}
