/** Finds elements of a page as users do, by role and name. */
export interface Query {
  readonly role: string;
  /** The whole accessible name, or a pattern that it must match. */
  readonly name?: string | RegExp;
  /** Query for an element that contains the wanted one. */
  readonly within?: Query;
}

/** Role of the editor's rendered code. */
export const EDITOR_TEXT = 'editor text';
/** Role of the terminal's rendered lines. */
export const TERMINAL_TEXT = 'terminal text';

/** A query in the form that is sent to the page. Patterns are strings, because JSON has no regular expressions. */
interface SentQuery {
  readonly role: string;
  readonly name?: string;
  readonly pattern?: string;
  readonly within?: SentQuery;
}

function sent({ role, name, within }: Query): SentQuery {
  return {
    role,
    ...(typeof name === 'string' ? { name } : name === undefined ? {} : { pattern: name.source }),
    ...(within === undefined ? {} : { within: sent(within) }),
  };
}

/**
 * Returns the visible elements that match a query. The source of this function is sent to the page, so it must not
 * refer to anything outside. It implements the needed rules for accessible names itself, because Firefox and WebKit
 * have no common way to find elements by name.
 */
function findInPage(query: SentQuery): readonly Element[] {
  const selectors: Readonly<Record<string, string>> = {
    button: 'button, [role=button]',
    complementary: 'aside, [role=complementary]',
    contentinfo: 'footer, [role=contentinfo]',
    link: 'a[href], [role=link]',
    list: 'ul, ol, [role=list]',
    listitem: 'li, [role=listitem]',
    region: 'section, [role=region]',
    row: 'tr, [role=row]',
    slider: 'input[type=range], [role=slider]',
    status: 'output, [role=status]',
    textbox: 'textarea, input:not([type]), input[type=text], [role=textbox]',
    'editor text': '.code-editor .view-lines',
    'terminal text': '.terminal-screen .xterm-rows',
  };
  const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '');
    if (labels.length > 0) {
      const labelling = labels.map((id) => document.getElementById(id));
      return plain(labelling.map((label) => label?.getAttribute('aria-label') ?? label?.textContent).join(' '));
    }
    const label = element.getAttribute('aria-label');
    if (label !== null) return plain(label);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return plain(element.labels?.[0]?.textContent ?? element.title);
    }
    return plain(element.textContent);
  };
  const matches = (element: Element, { name, pattern }: SentQuery): boolean =>
    (name === undefined || nameOf(element) === name) &&
    (pattern === undefined || new RegExp(pattern).test(nameOf(element)));
  /** Returns a part of the page together with the shadow trees in it. */
  const withShadows = (root: ParentNode): readonly ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : withShadows(shadowRoot),
    ),
  ];
  const find = (query: SentQuery): readonly Element[] => {
    const around = (query.within === undefined ? [document] : find(query.within)).flatMap(withShadows);
    return around
      .flatMap((root) => [...root.querySelectorAll(selectors[query.role] ?? `[role=${query.role}]`)])
      .filter((element) => element.getClientRects().length > 0 && matches(element, query));
  };
  return find(query);
}

/** Returns JavaScript that evaluates to the first element that matches a query, or to null. */
export function elementSource(query: Query): string {
  return `((${String(findInPage)})(${JSON.stringify(sent(query))})[0] ?? null)`;
}

/** Describes a query in words, for messages. */
export function described({ role, name, within }: Query): string {
  const own = name === undefined ? role : `${role} ${name instanceof RegExp ? String(name) : `'${name}'`}`;
  return within === undefined ? own : `${own} in ${described(within)}`;
}
