import { useEffect, useState } from 'react';

function holdsFiles(event: DragEvent): event is DragEvent & { readonly dataTransfer: DataTransfer } {
  return event.dataTransfer?.types.includes('Files') === true;
}

/** Whether what is under the pointer takes files itself. */
function isTakenElsewhere({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('[data-takes-files]') !== null;
}

/** Takes files that are dropped anywhere on the page, but on what takes them itself; yields whether some are being dragged over it. `over` is what they are dropped on. */
export function useFileDrop(onDrop: (transfer: DataTransfer, over: Element | undefined) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const move = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      if (isTakenElsewhere(event)) {
        setOver(false);
        return;
      }
      // Before the editor, which would put the file's name into the text.
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
