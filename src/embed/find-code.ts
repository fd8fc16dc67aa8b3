/** Finds the code blocks of a page, in the forms that Markdown tools write. */

/** Elements that mark Puppet code: `pre`, `code`, or an element around them. */
const MARKS =
  '.language-puppet,.lang-puppet,.highlight-puppet,.highlight-source-puppet,[data-lang=puppet],[data-language=puppet]';

/** Line numbers and buttons, which are not code. */
const NOT_CODE =
  '.gutter,.lineno,.linenos,.linenodiv,.lnt,.ln,.line-numbers,button,[aria-hidden=true],[style*="user-select:none"]';

/** Returns the `pre` elements with code in an element: not the columns of line numbers. */
export function findCodeIn(around: Element): readonly HTMLElement[] {
  const all = [...around.querySelectorAll('pre')];
  // A `pre` in a `pre` occurs if a table with line numbers is in the outer one.
  return all.filter((pre) => isCode(pre) && pre.querySelector('pre') === null);
}

function isCode(pre: HTMLElement): boolean {
  return pre.closest(NOT_CODE) === null && pre.querySelector(`:scope > .lnt, :scope > code > .lnt`) === null;
}

/** Finds the `pre` elements of all Puppet blocks below an element, except those in a `<bunraku-example>`. */
export function findPuppetCode(root: ParentNode): readonly HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const mark of root.querySelectorAll(MARKS)) {
    const own = mark.closest('pre');
    const pre = own !== null && isCode(own) && own.querySelector('pre') === null ? own : findCodeIn(mark)[0];
    if (pre !== undefined && pre.closest('bunraku-example') === null) found.add(pre);
  }
  return [...found];
}

/** Returns the code of a block, without line numbers. */
export function readCode(pre: Node): string {
  let code = '';
  const walk = (node: Node): void => {
    if (node instanceof Text) code += node.data;
    else if (node instanceof HTMLBRElement) code += '\n';
    else if (!(node instanceof Element) || node === pre || !node.matches(NOT_CODE)) node.childNodes.forEach(walk);
  };
  walk(pre);
  return code.replaceAll('\u00a0', ' ').replace(/\n*$/, '\n');
}

/** Finds an option of a block: on its code, or on one of the three elements around it, where Markdown tools put it. */
export function findAttribute(pre: HTMLElement, name: string): string | undefined {
  const own = pre.querySelector('code')?.dataset[name];
  if (own !== undefined) return own;
  let around: HTMLElement | null = pre;
  for (let level = 0; around !== null && level < 4; level += 1) {
    const value = around.dataset[name];
    // An attribute of an element with several blocks is not about one of them.
    if (value !== undefined && findCodeIn(around).length < 2) return value;
    around = around.parentElement;
  }
  return undefined;
}
