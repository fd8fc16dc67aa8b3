import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { TAB_LEAVES, tabLeaves } from '../../editor/tab-leaves.ts';
import { Kbd } from '../../ui/controls/Kbd.tsx';
import { lastInput } from '../../ui/focus/last-input.ts';
import './leave-hint.css';

/** Keys that do not hide the hint, because they only move the focus. */
const ON_THE_WAY = new Set(['Tab', 'Shift', 'Escape', 'Control', 'Alt', 'Meta', 'F6']);

/**
 * Explains how to leave the editor with the keyboard. Shown when the keyboard has moved the focus there, until the user
 * types.
 */
export function LeaveHint({ isActive, children }: { readonly isActive: boolean; readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const leaves = useStore(tabLeaves);
  return (
    <div
      className="with-leave-hint"
      onFocus={() => setShown(lastInput() !== 'pointer')}
      onBlur={() => setShown(false)}
      onKeyDownCapture={({ key }) => {
        if (!ON_THE_WAY.has(key)) setShown(false);
      }}
    >
      {children}
      {isShown || (leaves && isActive) ? (
        <p className="leave-hint" aria-hidden>
          {leaves ? (
            TAB_LEAVES
          ) : (
            <>
              <Kbd keys="Escape" /> <Kbd keys="Tab" /> leave the editor, <Kbd keys="Alt+F1" /> shows its keys
            </>
          )}
        </p>
      ) : null}
    </div>
  );
}
