/**
 * Reads the modules of a Puppetfile. The file is Ruby, but nothing is evaluated, so only the simple statements that
 * tools write are supported. Imports nothing of the engine, because the page uses it for imports.
 */
import { forgeName, type ModuleRequest } from './module-request.ts';

/** A quoted string, a symbol, a word or a hash rocket; comments count as white space. */
const TOKEN = /#[^\n]*|'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|:?\w+:?(?!\w)|=>|,|\n|\S/g;

interface Token {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly offset: number;
}

export function readPuppetfile(file: string, text: string): readonly ModuleRequest[] {
  const tokens = tokenize(text);
  const lineAt = lineCounter(text);
  const found: ModuleRequest[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = tokens[at + 1];
    if (tokens[at]?.text !== 'mod' || name?.isQuoted !== true) continue;
    const words = argumentsFrom(tokens, at + 2);
    const place = { file, line: lineAt(tokens[at]?.offset ?? 0) };
    found.push({ ...forgeName(name.text), source: 'Puppetfile', place, ...readDetails(words) });
  }
  return found;
}

/** Returns the folder in which the Puppetfile installs modules, without slashes at its ends. Undefined by default. */
export function readModuleDir(text: string): string | undefined {
  const tokens = tokenize(text);
  const at = tokens.findIndex(
    ({ text: word, isQuoted }, index) => word === 'moduledir' && !isQuoted && tokens[index + 1]?.isQuoted === true,
  );
  const folder = tokens[at + 1]?.text.replace(/^(?:\.\/)+|\/+$/g, '');
  return at === -1 || folder === undefined || folder === '' ? undefined : folder;
}

/** Returns a function that returns the line of an offset. Offsets must ascend, so that the text is read only once. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let lineEnd = text.indexOf('\n');
  return (offset) => {
    while (lineEnd !== -1 && lineEnd < offset) {
      line += 1;
      lineEnd = text.indexOf('\n', lineEnd + 1);
    }
    return line;
  };
}

function tokenize(text: string): readonly Token[] {
  return Array.from(text.matchAll(TOKEN)).flatMap(({ 0: whole, 1: single, 2: double, index }) => {
    if (whole.startsWith('#') || whole === '(' || whole === ')') return [];
    const quoted = single ?? double;
    return [{ text: quoted ?? whole, isQuoted: quoted !== undefined, offset: index }];
  });
}

/**
 * Returns the arguments after the module's name. The list continues on the next line after a comma or `=>`, and if the
 * next line begins with a comma. Otherwise it ends with the line.
 */
function argumentsFrom(tokens: readonly Token[], start: number): readonly Token[] {
  const found: Token[] = [];
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.text !== '\n' || token.isQuoted) found.push(token);
    else if (!['\n', ',', '=>'].includes(tokens[at - 1]?.text ?? '') && tokens[at + 1]?.text !== ',') break;
  }
  return found.filter(({ text, isQuoted }) => isQuoted || text !== ',');
}

function readDetails(words: readonly Token[]): Pick<ModuleRequest, 'version' | 'git' | 'ref'> {
  const [first] = words;
  const options = new Map<string, string>();
  words.forEach(({ text, isQuoted }, index) => {
    const isRocket = !isQuoted && words[index + 1]?.text === '=>';
    const value = words[index + (isRocket ? 2 : 1)];
    const key = /^:(\w+)$|^(\w+):$/.exec(text);
    if (!isQuoted && key !== null && value !== undefined) options.set(key[1] ?? key[2] ?? '', value.text);
  });
  const git = options.get('git');
  const ref = ['tag', 'ref', 'commit', 'branch'].map((key) => options.get(key)).find((value) => value !== undefined);
  if (git !== undefined) return { git, ...(ref === undefined ? {} : { ref: ref.replace(/^:/, '') }) };
  if (first?.isQuoted === true) return { version: first.text };
  return first?.text === ':latest' ? { version: 'latest' } : {};
}
