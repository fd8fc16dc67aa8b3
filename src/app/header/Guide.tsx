import { X } from 'lucide-react';
import { useActions, useAppStore } from '../../store/store.ts';
import { IconButton } from '../../ui/Button.tsx';
import './guide.css';

/** A line for whoever is new to what is open: what it is, and what to watch. One press puts it away for good. */
export function Guide() {
  const guide = useAppStore((state) => (state.showsGuide ? state.guide : undefined));
  const { showGuide } = useActions();
  if (guide === undefined) return null;
  return (
    <aside className="guide" aria-label="Guide">
      <p>
        <span className="guide-summary">{guide.summary}</span> {guide.watch}
      </p>
      <IconButton label="Show no guides" onPress={() => showGuide(false)}>
        <X />
      </IconButton>
    </aside>
  );
}
