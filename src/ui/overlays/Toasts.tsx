import { useSyncExternalStore } from 'react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { X } from 'lucide-react';
import { Button, IconButton } from '../controls/Button.tsx';
import { runAction, toastQueue } from './toast-queue.ts';
import './toast.css';

const subscribe = (listener: () => void): (() => void) => toastQueue.subscribe(listener);
const hasVisibleToasts = (): boolean => toastQueue.visibleToasts.length > 0;

/** Region that shows the toasts, mounted once. */
export function Toasts() {
  const hasToasts = useSyncExternalStore(subscribe, hasVisibleToasts);
  return (
    // The key remounts the region with the first toast, because the library registers it as a landmark (for F6) only at
    // mount, and only if it has toasts.
    <ToastRegion key={hasToasts ? 'shown' : 'empty'} queue={toastQueue} className="toasts" aria-label="Notices">
      {({ toast }) => (
        <Toast toast={toast} className={`toast toast-${toast.content.tone ?? 'neutral'}`}>
          <ToastContent className="toast-content">
            <Text slot="title">{toast.content.message}</Text>
          </ToastContent>
          {toast.content.action === undefined ? null : (
            <Button
              look="quiet"
              className="toast-action"
              onPress={() => {
                runAction(toast.content);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <IconButton label="Dismiss" slot="close">
            <X />
          </IconButton>
        </Toast>
      )}
    </ToastRegion>
  );
}
