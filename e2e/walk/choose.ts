import type { Page } from '@playwright/test';
import { parts } from '../../src/lessons/parts.ts';
import type { Random } from '../fuzz/random.ts';
import type { Action } from './actions.ts';
import { visibleControls } from './controls.ts';

const keys = [
  ...['Escape', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Backspace', 'Delete', 'Home', 'End', 'PageDown', 'PageUp'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'F1', 'Shift+F1', 'F2', 'F4', 'F8', 'F9', 'F12', '?', '/'],
  ...['Control+Enter', 'Control+Shift+Enter', 'Control+s', 'Control+p', 'Control+Shift+F', 'Control+Shift+H'],
  ...['Control+a', 'Control+z', 'Control+y', 'Control+f', 'Control+h', 'Control+.', 'Control+Space', 'Control+/'],
  ...['Shift+Alt+F', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Control+Alt+ArrowDown', 'Control+g', 'Control+Shift+O'],
] as const;

/** Texts that are typed into the editor and into fields: valid, incomplete and wrong ones. */
const texts = [
  "file { '/etc/motd':\ncontent => 'x',\n",
  "package { 'nginx':\nensure => installed,\n",
  "service { 'nginx': ensure => running, subscribe => File['/etc/motd'] }\n",
  "notify { \"a ${facts['os']['name']}\": }\n",
  '$x = { a => 1, ',
  'include ntp\n',
  "Package['a'] -> Service['b'] -> Package['a']\n",
  'class a { ',
  "exec { '/bin/false': }\n",
  'ls -la /etc\n',
  'puppet agent -t\n',
  'cat /etc/motd\n',
  'file',
  '}',
  '((',
  'ä€😀',
] as const;

const sizes = [
  [1440, 900],
  [1024, 768],
  [1920, 1080],
  [1180, 700],
  [768, 1024],
  [721, 500],
  [640, 800],
  [390, 844],
  [320, 568],
  [844, 390],
] as const;

const examples = ['ntp', 'cycle', 'failure', 'vhosts', 'data', 'erb', 'refresh-storm', 'purge', 'roles'] as const;
const addresses = [
  ...examples.map((id) => `#example/${id}`),
  ...parts.flatMap(({ id, lessons }) => lessons.map((lesson) => `#lesson/${id}/${lesson}`)),
  `#src=${encodeURIComponent("notify { 'a': }\n")}`,
  '#reference/type/file',
  '#error/UNKNOWN_RESOURCE_TYPE',
  '#p/1/damaged',
] as const;

/**
 * Chooses the next action: usually a click on an existing control, otherwise keys, text, another window size or another
 * project.
 */
export async function chooseAction(random: Random, page: Page): Promise<Action> {
  const dice = random.below(100);
  if (dice < 12) return { kind: 'press', key: random.pick(keys) };
  if (dice < 20) return { kind: 'type', text: random.pick(texts) };
  if (dice < 23) return { kind: 'edit' };
  if (dice < 28) {
    const [width, height] = random.pick(sizes);
    return { kind: 'resize', width, height };
  }
  if (dice < 31) return { kind: 'open', address: random.pick(addresses) };
  if (dice < 32) return random.oneIn(3) ? { kind: 'reload' } : { kind: 'back' };
  const controls = await visibleControls(page);
  if (controls.length === 0) return { kind: 'press', key: 'Escape' };
  const kind = random.pick([...new Set(controls.map((control) => control.kind))]);
  const { x, y, name } = random.pick(controls.filter((control) => control.kind === kind));
  return { kind: 'click', x, y, name };
}
