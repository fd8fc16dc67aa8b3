import { useStore } from 'zustand';
import { announcements } from './announcer.ts';

/**
 * The live region that `announce` uses. It is mounted once. Its attribute prevents react-aria from hiding it while a
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
