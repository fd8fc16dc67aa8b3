/**
 * The built site's Content-Security-Policy: nothing is allowed but what is named here, each with its reason.
 * One source for the `<meta>` in index.html and for the header files of hosts (`host-files.ts`).
 */
import { createHash } from 'node:crypto';

/** Policies of trusted types that may be made: the page's own, and those of the editor, by their names in its sources. */
const trustedTypePolicies = [
  // src/app/trusted-types.ts: addresses of workers, of this origin alone.
  'default',
  // Monaco's lines, sticky lines, line breaks, screen reader text, coloured code and Markdown.
  'editorViewLayer',
  'stickyScrollViewLayer',
  'domLineBreaksComputer',
  'richScreenReaderContent',
  'standaloneColorizer',
  'tokenizeToString',
  'editorGhostText',
  // Made by the editor, and not used: its workers are started by src/editor/monaco.ts.
  'defaultWorkerFactory',
  'dompurify',
] as const;

/** The directives, by name; `inlineScripts` are the texts of the scripts in index.html, allowed by their hashes. */
function directives(inlineScripts: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    // Monaco writes its theme and measured sizes as <style> elements and its lines with style attributes; React Aria and
    // xterm add <style> elements too. None of them takes a nonce, and a nonce would not be one on a static host.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Images in the editor's stylesheet are data: addresses; a graph is exported as PNG by way of a blob: address.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // The service worker fetches the site's own files.
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypePolicies,
  };
}

function written(entries: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(entries)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The policy as a `<meta http-equiv>` takes it. */
export function metaPolicy(inlineScripts: readonly string[]): string {
  return written(directives(inlineScripts));
}

/**
 * The policy of the file of the engine's workers, as a header: the engine runs Ruby, which is WebAssembly. The language service starts
 * from the same file and compiles none, and neither does the page.
 */
export function enginePolicy(): string {
  const { 'script-src': scripts = [], ...others } = directives([]);
  return written({ ...others, 'script-src': [...scripts, "'wasm-unsafe-eval'"] });
}

/**
 * The policy as a header. Only a header can say who may frame the page: anyone may, for embeds; a framed page is always an
 * embed (src/app/embed.ts) and reaches no stored project.
 */
export function headerPolicy(inlineScripts: readonly string[]): string {
  return written({ ...directives(inlineScripts), 'frame-ancestors': ['*'] });
}

/** The texts of a page's inline scripts. */
export function inlineScriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}
