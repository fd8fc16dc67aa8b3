import { describe, expect, it } from 'vitest';
import { itemsAt, labelsAt, type Texts } from '../testing/completion-at.ts';
import { createMarkedProject } from '../testing/service-of.ts';

function inClass(body: string): string {
  return `class a (\n  Enum['fast', 'safe'] $mode = 'safe',\n  Optional[Boolean] $on = undef,\n) {\n${body}\n}\n`;
}

describe("the values of a parameter's own type", () => {
  it.each<readonly [what: string, body: string, values: readonly string[]]>([
    ['in a case', '  case $mode {\n    ‸\n  }', ['fast', 'safe']],
    ['in a selector', '  $x = $mode ? {\n    ‸\n  }', ['fast', 'safe']],
    ['after ==', '  if $mode == ‸ { }', ['fast', 'safe']],
    ['after != in quotes', "  if $mode != '‸' { }", ['fast', 'safe']],
    ['in the list after in', "  if $mode in ['‸'] { }", ['fast', 'safe']],
    ['in the list after in of an assignment', '  $x = $mode in [‸]', ['fast', 'safe']],
    ['of a Boolean that may be undef', '  case $on {\n    ‸\n  }', ['true', 'false', 'undef']],
  ])('are offered %s', (_, body, values) => {
    expect(labelsAt(inClass(body))).toEqual(expect.arrayContaining([...values]));
  });

  it('are quoted outside of quotes', () => {
    expect(itemsAt(inClass('  case $mode {\n    ‸\n  }')).find(({ label }) => label === 'fast')?.insertText).toBe(
      "'fast'",
    );
  });
});

describe('functions after a dot', () => {
  it.each<readonly [receiver: string, first: readonly string[]]>([
    ["$s = 'a'\n$t = $s.‸\n", ['split', 'upcase', 'downcase']],
    ['$t = [1, 2].‸\n', ['each', 'map', 'filter']],
    ["$h = { 'a' => 1 }\n$t = $h.‸\n", ['each', 'map', 'filter', 'keys']],
    ["$t = $facts['os'].‸\n", ['each', 'map', 'filter', 'keys']],
  ])('of %j begin with the usual ones of its type', (text, first) => {
    expect(
      labelsAt({ 'modules/m/functions/own.pp': 'function m::own($x) { }\n', 'manifests/site.pp': text }).slice(
        0,
        first.length,
      ),
    ).toEqual(first);
  });
});

/** Accepts an item. Returns the resulting source. */
function accept(texts: Texts, wanted: string): string {
  const { service, place, files } = createMarkedProject(texts);
  const item = service.answer('completion', place).items.find(({ label }) => label === wanted);
  const { range = [place.offset, place.offset], insertText = wanted } = item ?? {};
  const text = files.get(place.file) ?? '';
  return text.slice(0, range[0]) + insertText.replace(/\$0/, '') + text.slice(range[1]);
}

describe('accepting an item', () => {
  it.each<readonly [what: string, texts: Texts, label: string, after: string]>([
    [
      'names the class after its file',
      { 'modules/ntp/manifests/server/key.pp': 'cl‸\n' },
      'class',
      'class ntp::server::key {\n  \n}\n',
    ],
    ['names the type after its file', { 'modules/ntp/types/port.pp': 'ty‸\n' }, 'type', 'type Ntp::Port = ${0:Type}\n'],
    [
      'replaces the rest of a value',
      "service { 'a':\n  ensure => run‸ning,\n}\n",
      'stopped',
      "service { 'a':\n  ensure => stopped,\n}\n",
    ],
    [
      'replaces the rest of a name',
      "service { 'a':\n  ena‸ble => true,\n}\n",
      'ensure',
      "service { 'a':\n  ensure => true,\n}\n",
    ],
    ['replaces the rest of a method', "$a = 'b'.up‸case()\n", 'downcase', "$a = 'b'.downcase()\n"],
    ['replaces the rest of a variable', '$abc = 1\n$abd = $ab‸c\n', '$abc', '$abc = 1\n$abd = $abc\n'],
  ])('%s', (_, texts, label, after) => {
    expect(accept(texts, label)).toBe(after);
  });
});
