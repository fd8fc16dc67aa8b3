/** Elements of a page, found as by a user: by role and name. */
export interface Query {
  readonly role: string;
  /** The whole accessible name, or a pattern for it. */
  readonly name?: string | RegExp;
  /** An element around the wanted ones. */
  readonly within?: Query;
}

/** Rendered code of the editor. */
export const EDITOR_TEXT = 'editor text';
/** Rendered lines of the terminal. */
export const TERMINAL_TEXT = 'terminal text';

/** The form that is sent into the page, since patterns cannot be sent as JSON. */
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
 * The visible elements for a query. Runs in the page from its own source, so it must not use anything from outside.
 * Firefox and WebKit have no common way to find elements by accessible name, so the rules that the page needs are
 * implemented here.
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
  /** A part of the page, and the shadow trees in it. */
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

/** JavaScript that returns the first element for a query, or null. */
export function elementSource(query: Query): string {
  return `((${String(findInPage)})(${JSON.stringify(sent(query))})[0] ?? null)`;
}

/** A query in words, for messages. */
export function described({ role, name, within }: Query): string {
  const own = name === undefined ? role : `${role} ${name instanceof RegExp ? String(name) : `'${name}'`}`;
  return within === undefined ? own : `${own} in ${described(within)}`;
}
