import { useState, type ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  type MenuItemProps as AriaMenuItemProps,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import type { Selection } from 'react-aria-components';
import { Check } from 'lucide-react';
import { Kbd } from '../controls/Kbd.tsx';
import { findOverlayLayer } from './overlay-layer.ts';
import './menu.css';

interface MenuProps {
  readonly trigger: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
  readonly onAction?: (id: string) => void;
  readonly placement?: 'bottom start' | 'bottom end';
}

/** Menu of a button. `onAction` receives the `id` of the chosen item. */
export function Menu({ trigger, label, children, onAction, placement = 'bottom start' }: MenuProps) {
  const [layer, setLayer] = useState<Element>();
  return (
    <MenuTrigger onOpenChange={() => setLayer(findOverlayLayer())}>
      {trigger}
      <Popover
        className="menu-popover"
        placement={placement}
        offset={4}
        {...(layer === undefined ? {} : { UNSTABLE_portalContainer: layer })}
      >
        <AriaMenu className="menu" aria-label={label} onAction={(key) => onAction?.(String(key))}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

interface ContextMenuProps {
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly children: ReactNode;
  readonly onAction: (id: string) => void;
  readonly onClose: () => void;
}

/** Context menu of a row without a menu button. */
export function ContextMenu({ label, anchor, children, onAction, onClose }: ContextMenuProps) {
  const [layer] = useState(findOverlayLayer);
  return (
    <Popover
      className="menu-popover"
      {...(layer === undefined ? {} : { UNSTABLE_portalContainer: layer })}
      aria-label={label}
      triggerRef={{ current: anchor }}
      placement="bottom start"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <AriaMenu
        className="menu"
        aria-label={label}
        // The menu takes the focus, because the user has just opened it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus="first"
        onAction={(key) => onAction(String(key))}
        onClose={onClose}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}

interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> {
  readonly icon?: ReactNode;
  /** Icon before the text, in addition to the check mark of a chosen item. */
  readonly mark?: ReactNode;
  readonly text: string;
  /** Content to render instead of `text`. */
  readonly shown?: ReactNode;
  readonly description?: ReactNode;
  readonly shortcut?: string;
  readonly danger?: boolean;
}

export function MenuItem({
  icon,
  mark,
  text,
  shown = text,
  description,
  shortcut,
  danger = false,
  ...props
}: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={text} className={danger ? 'menu-item menu-item-danger' : 'menu-item'}>
      {({ isSelected, selectionMode }) => (
        <>
          <span className="menu-item-icon">{selectionMode === 'none' ? icon : isSelected ? <Check /> : null}</span>
          {mark}
          <span className="menu-item-text">
            {shown}
            {description === undefined ? null : <span className="menu-item-description">{description}</span>}
          </span>
          {shortcut === undefined ? null : <Kbd keys={shortcut} />}
        </>
      )}
    </AriaMenuItem>
  );
}

interface MenuChoiceProps {
  readonly title: string;
  readonly selected: string;
  readonly onChoose: (id: string) => void;
  readonly children: ReactNode;
}

/** Menu section in which exactly one item is chosen. */
export function MenuChoice({ title, selected, onChoose, children }: MenuChoiceProps) {
  return (
    <AriaMenuSection
      className="menu-section"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys: Selection) => {
        const [chosen] = keys === 'all' ? [] : [...keys];
        if (chosen !== undefined) onChoose(String(chosen));
      }}
    >
      <Header className="menu-header">{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

interface MenuChoicesProps {
  readonly title: string;
  readonly selected: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly children: ReactNode;
}

/** Menu section in which any number of items can be chosen. Choosing an item does not close the menu. */
export function MenuChoices({ title, selected, onChoose, children }: MenuChoicesProps) {
  return (
    <AriaMenuSection
      className="menu-section"
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={(keys: Selection) => {
        if (keys !== 'all') onChoose(new Set([...keys].map(String)));
      }}
    >
      <Header className="menu-header">{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

interface MenuSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection className="menu-section">
      <Header className="menu-header">{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className="menu-separator" />;
}
