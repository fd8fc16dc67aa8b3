import { expect, test } from 'vitest';
import { puppetText } from './puppet-text.ts';

const common = { tags: [], virtual: false, exported: false } as const;

test('writes a resource as a declaration with aligned arrows', () => {
  expect(
    puppetText({
      ...common,
      ref: "File[/it's]",
      type: 'File',
      title: "/it's",
      kind: 'native',
      parameters: [
        { name: 'ensure', text: "'file'", origin: 'attribute' },
        { name: 'mode', text: "'0644'", origin: 'attribute' },
      ],
    }),
  ).toBe("file { '/it\\'s':\n  ensure => 'file',\n  mode   => '0644',\n}\n");
  expect(puppetText({ ...common, ref: 'Class[Ntp]', type: 'Class', title: 'Ntp', kind: 'class', parameters: [] })).toBe(
    "class { 'ntp':\n}\n",
  );
});
