import { useStore } from 'zustand';
import { announcements } from './announcer.ts';

/** The live region of `announce`; mounted once. Its attribute keeps it from being hidden while a dialog is open. */
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
