import { appStore } from '../../store/store.ts';
import { readAddress } from '../../workspace/permalink/permalink.ts';

export function followLink(hash: string): void {
  const { actions } = appStore.getState();
  const address = readAddress(hash);
  if (!address.ok) return;
  if (address.value.kind === 'lesson') actions.openLesson(address.value.id);
  else if (address.value.kind === 'reference') actions.openReference(address.value.address);
  else location.hash = hash;
}
