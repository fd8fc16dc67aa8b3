import { describe, expect, it } from 'vitest';
import { readPuppetfile } from './puppetfile.ts';

describe('a Puppetfile', () => {
  it.each([
    ["mod 'puppetlabs/apt', '9.1.0'", { name: 'apt', slug: 'puppetlabs/apt', version: '9.1.0' }],
    ['mod "puppetlabs-apt"', { name: 'apt', slug: 'puppetlabs/apt' }],
    ["mod 'puppetlabs/apt', :latest", { name: 'apt', version: 'latest' }],
    ["mod('a/b', '>= 1.0.0')", { name: 'b', version: '>= 1.0.0' }],
    ["mod 'own',\n  git: 'ssh://host/own.git',\n  ref: 'abc'", { name: 'own', git: 'ssh://host/own.git', ref: 'abc' }],
    [
      "mod 'own',\n  :git => 'g',\n  # why\n  :branch => :control_branch,\n  :default_branch => 'main'",
      { git: 'g', ref: 'control_branch' },
    ],
  ])('asks for a module: %s', (text, expected) => {
    const [only, ...others] = readPuppetfile('Puppetfile', text);
    expect(only).toMatchObject(expected);
    expect(others).toEqual([]);
  });

  it('is read line by line, without comments and other statements', () => {
    const text =
      "forge 'https://forge.example.com'\n# mod 'a/off'\nmod 'a/one'\nmoduledir 'x'\nmod 'a/two', '1.0.0' # mod 'a/no'\n";
    expect(readPuppetfile('Puppetfile', text).map(({ name, place }) => `${name} ${place.line}`)).toEqual([
      'one 3',
      'two 5',
    ]);
  });
});

it('gives the line of each module, also after a string of several lines', () => {
  const text =
    "forge 'https://forge.example.com'\n\nmod 'a/b', '1.0.0'\nmod 'a/c',\n  git: 'https://x\ny'\nmod 'a/d'\n";
  expect(readPuppetfile('Puppetfile', text).map(({ place }) => place.line)).toEqual([3, 4, 7]);
});
