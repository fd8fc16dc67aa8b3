import { useStore } from 'zustand';
import { announcements } from './announcer.ts';

/**
 * Live region for `announce`, mounted once. The attribute `data-live-announcer` keeps react-aria from hiding it while a
 * dialog is open.
 */
export function Announcer() {
  const shown = useStore(announcements);
  return (
    <div
      className="visually-hidden"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label="Announcements"
      data-live-announcer="true"
    >
      {shown.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
