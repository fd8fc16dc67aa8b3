import { useEffect, useState } from 'react';

function holdsFiles(event: DragEvent): event is DragEvent & { readonly dataTransfer: DataTransfer } {
  return event.dataTransfer?.types.includes('Files') === true;
}

function isTakenElsewhere({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('[data-takes-files]') !== null;
}

/**
 * Calls `onDrop` for files dropped anywhere on the page, except on elements that handle drops themselves; `over` is the
 * element under the pointer. Returns whether files are being dragged over the page.
 */
export function useFileDrop(onDrop: (transfer: DataTransfer, over: Element | undefined) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const move = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      if (isTakenElsewhere(event)) {
        setOver(false);
        return;
      }
      // Listens in the capture phase, because the editor would insert the file's name.
      event.preventDefault();
      event.stopPropagation();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!holdsFiles(event) || isTakenElsewhere(event)) return;
      event.preventDefault();
      event.stopPropagation();
      onDrop(event.dataTransfer, event.target instanceof Element ? event.target : undefined);
    };
    addEventListener('dragenter', move, true);
    addEventListener('dragover', move, true);
    addEventListener('dragleave', leave, true);
    addEventListener('drop', drop, true);
    return () => {
      removeEventListener('dragenter', move, true);
      removeEventListener('dragover', move, true);
      removeEventListener('dragleave', leave, true);
      removeEventListener('drop', drop, true);
    };
  }, [onDrop]);
  return over;
}
