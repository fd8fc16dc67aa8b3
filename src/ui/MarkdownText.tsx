import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import './markdown-text.css';

interface Rendering {
  /** Called for a link within the page (`#lesson/…`, `#reference/…`). All other links open in a new tab. */
  readonly onOpen: (address: string) => void;
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
const components: Components = { a: Link, pre: Block };
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
  const { onOpen } = use(RenderingContext);
  if (!href.startsWith('#'))
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
        onOpen(href);
      }}
    >
      {children}
    </a>
  );
}

function Block({ node, children }: { readonly children?: ReactNode } & ExtraProps) {
  const { renderCode } = use(RenderingContext);
  const code = node?.children[0];
  if (renderCode === undefined || code?.type !== 'element') return <pre>{children}</pre>;
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return renderCode(text.replace(/\n$/, ''), readInfo(code.properties['className'], code.data?.meta));
}

/** Returns the info string of a code block: the language and the rest of the line. */
function readInfo(classes: unknown, meta: string | null | undefined): string {
  const names = Array.isArray(classes) ? classes.map(String) : [];
  const language = names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
  return `${language} ${meta ?? ''}`.trim();
}
