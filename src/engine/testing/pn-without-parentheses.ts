/** A tree in Puppet's notation without its parentheses (`(paren x)` is `x`): what printing and parsing again keep. */
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
