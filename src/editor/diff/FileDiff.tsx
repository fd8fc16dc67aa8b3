import { useEffect, useRef } from 'react';
import type { EditorSettings } from '../../store/editor-settings.ts';
import { appStore, useAppStore } from '../../store/store.ts';
import { detectLanguage } from '../languages/language-of-path.ts';
import { findModel } from '../models.ts';
import { monaco } from '../monaco.ts';
import { toFontOptions } from '../session/follow-settings.ts';
import { createDiffEditor } from './create-diff-editor.ts';
import '../editor.css';

interface FileDiffProps {
  readonly file: string;
  readonly name: string;
  readonly other: string;
}

/** Starts a diff editor whose right side edits the project's file. Returns a clean-up function. */
function startDiff(container: HTMLElement, { file, name, other }: FileDiffProps, settings: EditorSettings): () => void {
  const { opening, project } = appStore.getState();
  const own = findModel(opening, file);
  const original = monaco.editor.createModel(other, detectLanguage(file));
  const modified = own ?? monaco.editor.createModel(project.files[file] ?? '', detectLanguage(file));
  const editor = createDiffEditor(container, {
    ...toFontOptions(settings),
    readOnly: own === undefined,
  });
  editor.setModel({ original, modified });
  editor.getOriginalEditor().updateOptions({ ariaLabel: `${file}: ${name}` });
  editor.getModifiedEditor().updateOptions({ ariaLabel: `${file}: current version` });
  return () => {
    editor.dispose();
    original.dispose();
    if (own === undefined) modified.dispose();
  };
}

export function FileDiff({ file, name, other }: FileDiffProps) {
  const container = useRef<HTMLDivElement>(null);
  const settings = useAppStore((state) => state.editorSettings);
  useEffect(
    () => (container.current === null ? undefined : startDiff(container.current, { file, name, other }, settings)),
    [file, name, other, settings],
  );
  return <div ref={container} className="file-diff" />;
}
