import { CloudOff } from 'lucide-react';
import { useStore } from 'zustand';
import { offlineStore } from '../offline/offline-store.ts';
import { offlineText } from '../offline/offline-text.ts';

export function OfflineStatus() {
  const { copy, ruby, online, update } = useStore(offlineStore);
  const text = offlineText({ copy, ruby, online });
  return (
    <>
      {text === undefined ? null : (
        <span className={online ? 'status-wide' : 'status-offline'} title={text.long}>
          {online ? null : <CloudOff aria-hidden />}
          {text.short}
        </span>
      )}
      {update === undefined ? null : (
        <button type="button" className="status-button" onClick={update}>
          Reload for the new version
        </button>
      )}
    </>
  );
}
