import { Kbd } from '../../ui/controls/Kbd.tsx';
import { KeyLists } from './KeyLists.tsx';

export function KeyboardDialog() {
  return (
    <>
      <p>
        Tab indents in the editor. Press <Kbd keys="Escape" />, then <Kbd keys="Tab" /> to leave it.{' '}
        <Kbd keys="Mod+M" /> makes Tab leave the editor until you press it again; the status bar shows this.
      </p>
      <p>
        <Kbd keys="F8" /> goes to the next problem, shows its message and reads it to a screen reader. Errors are read
        when you stop typing. The result of each run is read too.
      </p>
      <p>
        <Kbd keys="F6" /> moves to the next region of the page. <Kbd keys="F1" /> finds every command by its name.
      </p>
      <KeyLists />
    </>
  );
}
