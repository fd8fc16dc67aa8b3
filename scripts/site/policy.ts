/**
 * The built site's Content-Security-Policy: everything that it allows is listed here, with a reason. Single source for
 * the `<meta>` in index.html and for the header files of hosts (`host-files.ts`).
 */
import { createHash } from 'node:crypto';

/** Allowed Trusted Types policies: the page's own, and those of the editor, by their names in its source. */
const trustedTypePolicies = [
  // src/app/trusted-types.ts: addresses of workers, only of this origin.
  'default',
  // Monaco's lines, sticky lines, line breaks, screen reader text, colored code, Markdown and diff editor.
  'editorViewLayer',
  'stickyScrollViewLayer',
  'domLineBreaksComputer',
  'richScreenReaderContent',
  'standaloneColorizer',
  'tokenizeToString',
  'editorGhostText',
  'diffEditorWidget',
  'diffReview',
  // The editor creates it but does not use it: src/editor/monaco.ts starts its workers.
  'defaultWorkerFactory',
  'dompurify',
] as const;

/** The directives by name; `inlineScripts` are the inline scripts of index.html, allowed by their hashes. */
function directives(inlineScripts: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    // Monaco writes its theme and measured sizes as <style> elements and its lines with style attributes; React Aria
    // and xterm add <style> elements too. None of them accepts a nonce, and a nonce is useless on a static host.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Images in the editor's stylesheet are data: addresses; the PNG export of a graph uses a blob: address.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // The service worker fetches the site's own files.
    'connect-src': ["'self'"],
    // A frame without an origin starts its workers from blob: addresses (src/app/embed/workers-without-origin.ts). They
    // import scripts of this site, and inherit this policy.
    'worker-src': ["'self'", 'blob:'],
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

/**
 * The policy of the page, for `<meta http-equiv>` and as a header. A header could also restrict framing, but anyone may
 * frame the page, for embeds: a framed page is always an embed (src/app/embed) and cannot access stored projects.
 * `frame-ancestors *` would exclude pages that are sandboxed without an origin.
 */
export function pagePolicy(inlineScripts: readonly string[]): string {
  return written(directives(inlineScripts));
}

/**
 * The policy for the file of the engine's workers, as a header. The engine runs Ruby, which is WebAssembly. The
 * language service starts from the same file but compiles no WebAssembly, and neither does the page.
 */
export function enginePolicy(): string {
  const { 'script-src': scripts = [], ...others } = directives([]);
  return written({ ...others, 'script-src': [...scripts, "'wasm-unsafe-eval'"] });
}

/** The inline scripts of a page. */
export function findInlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}
