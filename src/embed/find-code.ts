/**
 * Finds code blocks in a page, in the forms that Markdown tools create. Uses `Array.from`, because lists of nodes are
 * not iterable on the command line (src/cli/docs).
 */

/** Selector of elements that mark Puppet code: `pre`, `code`, or an element around them. */
const MARKS =
  '.language-puppet,.lang-puppet,.highlight-puppet,.highlight-source-puppet,[data-lang=puppet],[data-language=puppet]';

/** Selector of line numbers and buttons inside a block, which are not code. */
const NOT_CODE = '.lineno,.linenos,.ln,button,[aria-hidden=true],[style*="user-select:none"]';

/** Returns the `pre` elements with code inside an element, without columns of line numbers. */
export function findCodeIn(around: Element): readonly HTMLElement[] {
  return Array.from(around.querySelectorAll('pre')).filter(isCode);
}

function isCode(pre: HTMLElement): boolean {
  // An outer `pre` is not code: it contains a table with line numbers and the actual `pre`.
  return !pre.querySelector('pre') && /[^\d\s]/.test(pre.textContent);
}

/** Finds the `pre` elements of all Puppet blocks below an element, except those in a `<bunraku-example>`. */
export function findPuppetCode(root: ParentNode): readonly HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const mark of Array.from(root.querySelectorAll(MARKS))) {
    const own = mark.closest('pre');
    const pre = own !== null && isCode(own) ? own : findCodeIn(mark)[0];
    if (pre !== undefined && pre.closest('bunraku-example') === null) found.add(pre);
  }
  return [...found];
}

/** Returns the code of a block, without line numbers. */
export function readCode(pre: Element): string {
  let code = '';
  const walk = (element: Element): void => {
    for (const node of Array.from(element.childNodes)) {
      if (node.nodeType === 3) code += node.nodeValue ?? '';
      else if (node.nodeName === 'BR') code += '\n';
      else if (isElement(node) && !node.matches(NOT_CODE)) walk(node);
    }
  };
  walk(pre);
  return code.replaceAll('\u00a0', ' ').replace(/\n*$/, '\n');
}

/** Does not use `instanceof`, because the command line has no class `Element` (src/cli/docs). */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/**
 * Finds an option of a block: an attribute of its code, or of an element around it, where Markdown tools put
 * attributes.
 */
export function findAttribute(pre: Element, name: string): string | undefined {
  const attribute = `data-${name}`;
  const own = pre.querySelector('code')?.getAttribute(attribute);
  if (typeof own === 'string') return own;
  let around: Element | null = pre;
  for (let level = 0; around !== null && level < 8; level += 1) {
    const value = around.getAttribute(attribute);
    // Ignores an attribute of an element around several blocks.
    if (value !== null && findCodeIn(around).length < 2) return value;
    around = around.parentElement;
  }
  return undefined;
}
