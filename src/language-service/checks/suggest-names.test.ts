// cspell:ignore wran eror
import { expect, it } from 'vitest';
import { LanguageService } from '../service.ts';

const web = {
  'modules/shop/types/level.pp': "type Shop::Level = Enum['warn', 'error']\n",
  'modules/shop/manifests/init.pp':
    "class shop(Enum['fast', 'safe'] $mode = 'safe', Shop::Level $level = 'warn') { notice($mode, $level) }\n",
};

/** Returns the titles of the fixes that a file's findings offer, each with the replaced text. */
function findFixes(path: string, text: string): readonly string[] {
  const service = new LanguageService();
  service.update({ files: new Map(Object.entries({ ...web, [path]: text })), facts: {} });
  const checked = service.check({ first: path }).files.filter(({ file }) => file === path);
  return checked
    .flatMap(({ findings }) => findings)
    .flatMap(({ fix, alternatives = [] }) => [...(fix === undefined ? [] : [fix]), ...alternatives])
    .map(({ title, edits }) => {
      const [edit] = edits;
      return `${title}: ${text.slice(edit?.span.offset, (edit?.span.offset ?? 0) + (edit?.span.length ?? 0))}`;
    });
}

it.each([
  ['data/common.yaml', 'shop::mode: fas\n', ['Change to fast: fas']],
  ['data/common.yaml', 'shop::level: "wran"\n', ['Change to warn: wran']],
  ['manifests/site.pp', "class { 'shop': level => 'eror' }\n", ['Change to error: eror']],
  [
    'hiera.yaml',
    'version: 5\nhierarchy:\n  - name: A\n    pathh: a.yaml\n',
    ['Change to path: pathh', 'Change to paths: pathh'],
  ],
])('%s with %j offers %j', (path, text, expected) => {
  expect(findFixes(path, text)).toEqual(expected);
});
