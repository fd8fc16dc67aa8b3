import { useRef, useState } from 'react';
import { BookText } from 'lucide-react';
import { useActions, useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { findLinkedFile } from './linked-file.ts';
import './preview.css';

/** Maximum length of Markdown to render, in UTF-16 code units, because each key press renders it again. */
const LONGEST = 200_000;

function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

/**
 * Returns the Markdown file in the editor. When the editor shows another kind of file, returns the last Markdown file.
 */
function useMarkdownFile(): string | undefined {
  const visible = useAppStore((state) =>
    [state.activeFile, state.otherGroup?.active].find((path) => path !== undefined && isMarkdown(path)),
  );
  const [last, setLast] = useState(visible);
  if (visible !== undefined && visible !== last) setLast(visible);
  return visible ?? last;
}

/** Renders the open Markdown file while it is edited. */
export function PreviewPanel() {
  const path = useMarkdownFile();
  const files = useAppStore((state) => state.project.files);
  const { openFile } = useActions();
  const page = useRef<HTMLElement>(null);
  const text = path === undefined ? undefined : files[path];
  if (path === undefined || text === undefined)
    return (
      <EmptyState icon={<BookText />} title="No Markdown file is open">
        Open a file such as README.md to see it as a page.
      </EmptyState>
    );
  if (text.length > LONGEST)
    return (
      <EmptyState icon={<BookText />} title="The file is too long for a preview">
        The preview shows files of up to {LONGEST.toLocaleString('en')} characters.
      </EmptyState>
    );
  return (
    <PanelFrame label="Preview">
      <div className="preview-scroll">
        <article className="preview-page" aria-label={path} ref={page}>
          <MarkdownText
            text={text}
            onOpen={(address) => scrollToHeading(page.current, address.slice(1))}
            onFile={(address) => {
              const file = findLinkedFile(address, path, files);
              if (file !== undefined) openFile(file);
            }}
          />
        </article>
      </div>
    </PanelFrame>
  );
}

/**
 * Scrolls to the heading of an anchor. As on GitHub, the anchor is derived from the heading's text: `#getting-started`.
 */
function scrollToHeading(page: HTMLElement | null, anchor: string): void {
  const headings = page?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [];
  const toAnchor = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
  [...headings].find(({ textContent }) => toAnchor(textContent) === anchor)?.scrollIntoView();
}
