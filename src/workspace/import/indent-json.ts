/**
 * Formats JSON with a line for each member. Numbers and strings stay exactly as they are, whereas parsing would round
 * large numbers.
 */
export function indentJson(source: string): string {
  const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
  const out: string[] = [];
  let depth = 0;
  let last = '';
  const newLine = (): void => {
    out.push('\n', '  '.repeat(depth));
  };
  for (const [token] of source.matchAll(tokens)) {
    if (token === '}' || token === ']') {
      depth -= 1;
      if (last !== '{' && last !== '[') newLine();
      out.push(token);
    } else {
      if (last === '{' || last === '[' || last === ',') newLine();
      out.push(token === ':' ? ': ' : token);
      if (token === '{' || token === '[') depth += 1;
    }
    last = token;
  }
  return `${out.join('')}\n`;
}
