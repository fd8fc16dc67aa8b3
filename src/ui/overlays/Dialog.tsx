import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { X } from 'lucide-react';
import { IconButton } from '../controls/Button.tsx';
import { OverlayLayer } from './OverlayLayer.tsx';
import './dialog.css';

export type DialogWidth = 'narrow' | 'wide' | 'widest';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly width?: DialogWidth;
  /** `sheet` opens from the bottom, for details on a narrow page. */
  readonly form?: 'dialog' | 'sheet';
  /** True if the body contains only text: the body then takes the focus, so that the keyboard can scroll it. */
  readonly isText?: boolean;
}

/**
 * Closes the top dialog when Escape arrives at the page's body, which has the focus for one frame after a focused
 * control was replaced. Returns the ref of the dialog's modal element.
 */
function useEscapeOnBody(isOpen: boolean, onClose: () => void) {
  const modal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key, target }: KeyboardEvent): void => {
      const isOnTop = [...document.querySelectorAll('.dialog-modal')].at(-1) === modal.current;
      if (key === 'Escape' && target === document.body && isOnTop) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen, onClose]);
  return modal;
}

/**
 * A modal dialog. Escape, the close button, and a press outside close it. On a narrow page, every dialog is a sheet.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  width = 'narrow',
  form = 'dialog',
  isText = false,
}: DialogProps) {
  const modal = useEscapeOnBody(isOpen, onClose);
  return (
    <ModalOverlay
      className={`dialog-overlay dialog-overlay-${form}`}
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal ref={modal} className={`dialog-modal dialog-${width}`}>
        <AriaDialog className="dialog">
          <header className="dialog-head">
            <Heading slot="title" className="dialog-title">
              {title}
            </Heading>
            <IconButton label="Close" onPress={onClose}>
              <X />
            </IconButton>
          </header>
          <div className="dialog-body" {...(isText ? { tabIndex: 0 } : {})}>
            {children}
          </div>
          <OverlayLayer />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <footer className="dialog-actions">{children}</footer>;
}
