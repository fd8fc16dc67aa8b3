import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import './markdown-text.css';

interface Rendering {
  /** Called with the address when the user clicks a link within the page (`#lesson/…`, `#reference/…`). */
  readonly onOpen: (address: string) => void;
  /**
   * Called when the user clicks a link to a path, such as `docs/hosting.md`. If absent, such a link opens a new tab, as
   * links to other sites always do.
   */
  readonly onFile?: (path: string) => void;
  /**
   * Renders a code block, instead of the default rendering. Receives the code and the info string, such as `puppet` or
   * `yaml data/common.yaml`.
   */
  readonly renderCode?: (code: string, info: string) => ReactNode;
}

interface MarkdownTextProps extends Rendering {
  /** Markdown, including GitHub's tables. HTML is not rendered, and URLs that could run scripts are removed. */
  readonly text: string;
}

const RenderingContext = createContext<Rendering>({ onOpen: () => undefined });
const components: Components = { a: Link, img: Picture, pre: Block };
const plugins = [remarkGfm];

/** Renders the Markdown of lessons, reference pages and explanations. */
export function MarkdownText({ text, ...rendering }: MarkdownTextProps) {
  return (
    <RenderingContext value={rendering}>
      <div className="markdown-text">
        <Markdown remarkPlugins={plugins} components={components}>
          {text}
        </Markdown>
      </div>
    </RenderingContext>
  );
}

function Link({ href = '', children }: ComponentProps<'a'>) {
  const { onOpen, onFile } = use(RenderingContext);
  const open = href.startsWith('#') ? onOpen : /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href) ? undefined : onFile;
  if (open === undefined)
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        open(href);
      }}
    >
      {children}
    </a>
  );
}

/** Images are not loaded, because the page requests nothing from other servers. */
function Picture({ alt }: ComponentProps<'img'>) {
  return <em>{alt}</em>;
}

function Block({ node, children }: { readonly children?: ReactNode } & ExtraProps) {
  const { renderCode } = use(RenderingContext);
  const code = node?.children[0];
  if (renderCode === undefined || code?.type !== 'element') return <pre>{children}</pre>;
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return renderCode(text.replace(/\n$/, ''), readInfo(code.properties['className'], code.data?.meta));
}

/** Returns the info string of a code block: the language and the text after it. */
function readInfo(classes: unknown, meta: string | null | undefined): string {
  const names = Array.isArray(classes) ? classes.map(String) : [];
  const language = names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
  return `${language} ${meta ?? ''}`.trim();
}
