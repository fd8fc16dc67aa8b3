import { expect, it } from 'vitest';
import { opensList } from './opens-list.ts';

it.each([
  'no',
  '$',
  "$facts['",
  'ntp::',
  '  ensure => ',
  'include ',
  "require => File['",
  '"a ${',
  '$x.',
  '# @',
  "'ntp/",
])('opens a list after %s', (before) => expect(opensList(before)).toBe(true));

it.each([
  '',
  'file {',
  "file { '/a':",
  "file { '/a'",
  "  mode => '0644',",
  '  ',
  '1 /',
  'class a {',
  "notify { '",
  ')',
])('leaves the line alone after %s', (before) => expect(opensList(before)).toBe(false));
