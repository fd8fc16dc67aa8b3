/** Generates the table of features by release, and a page for each feature. */
import { isReleaseId } from '../../engine/index.ts';
import { formatAddress, type PageSource } from '../page.ts';
import { allFeatures, releaseText, releasesText, tableReleases, type Feature } from '../releases/feature.ts';

const OVERVIEW = 'concept/releases';

export function releasePages(): readonly PageSource[] {
  return [overviewPage(), ...allFeatures.map(featurePage)];
}

function overviewPage(): PageSource {
  const rows = allFeatures.map(
    (feature) =>
      `| [${feature.title}](#reference/${formatAddress('release', feature.id)}) | ${releasesText(feature)} | ${changesText(feature)} |`,
  );
  return {
    kind: 'concept',
    name: 'releases',
    title: 'Releases of the language',
    words: ['features', 'versions', 'migrate', 'migration'],
    text: [
      'Language features of each release of the Puppet language (Puppet 0.24 to 8.11, OpenVox 8 and 9). The table ends with Puppet 8.11, because OpenVox has the same features. A project has one release, which you can change in the status bar. The Migrate view lists the changes between two releases.',
      'Releases 0.24 to 2.6 are known only from the language guide of that time. All others were measured with real Puppet: 2.7.26, 3.8.7 with both of its parsers, 4.10.13, 5.5.22, 6.29.0, 7.34.0 and 8.11.0. OpenVox was measured as 8.28.1 and 9.0.0-beta2.',
    ].join('\n\n'),
    sections: [
      {
        title: 'Features',
        text: ['| Feature | Releases that have it | Changes between |', '| --- | --- | --- |', ...rows].join('\n'),
      },
    ],
    related: [],
  };
}

/**
 * Lists the releases between which the feature changes. Leaves out the change from 3.8 to 4.10 if there are others,
 * because it is then also listed as a change from or to 3.8 with the future parser.
 */
function changesText({ changes }: Feature): string {
  const pairs = changes.filter(([from, to]) => !(from === '3.8' && to === '4.10' && changes.length > 1));
  return pairs.length === 0 ? '' : pairs.map(([from, to]) => `${releaseText(from)} and ${releaseText(to)}`).join('; ');
}

function featurePage(feature: Feature): PageSource {
  const { id, title, to8 } = feature;
  const changes = changesText(feature);
  const inAll =
    feature.in === undefined ? 'Every release has part of it.' : `Releases that have it: ${releasesText(feature)}.`;
  const text = [
    inAll,
    ...(feature.in === undefined ? [] : [formatTable(feature)]),
    changes === '' ? 'Its behavior is the same in all releases.' : `Its behavior changes between ${changes}.`,
    ...(to8 === '-' || to8 === 'nothing' ? [] : [`For Puppet 8: ${to8}.`]),
  ].join('\n\n');
  const plain = title.replaceAll('`', '');
  return {
    kind: 'release',
    name: id,
    title: `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`,
    words: id.split('-'),
    text,
    sections: exampleSections(feature),
    related: [OVERVIEW],
  };
}

function formatTable({ seed, in: taken = [] }: Feature): string {
  const marks = tableReleases.map((release, index) => {
    if (index < 3 && seed === undefined) return '?';
    return taken.includes(release) || (seed?.includes(release) ?? false) ? 'yes' : 'no';
  });
  return [
    `| ${tableReleases.map((release) => release).join(' | ')} |`,
    `| ${tableReleases.map(() => '---').join(' | ')} |`,
    `| ${marks.join(' | ')} |`,
  ].join('\n');
}

function exampleSections({ example, exampleIn, files = {} }: Feature): PageSource['sections'] {
  if (example === undefined) return [];
  const runs = exampleIn !== undefined && isReleaseId(exampleIn);
  const blocks = Object.entries(files).map(([path, text = '']) => fenced(`${detectLanguage(path)} ${path}`, text));
  const title = exampleIn === undefined ? 'Example' : `Example for Puppet ${releaseText(exampleIn)}`;
  return [
    { title, text: [...blocks, fenced(runs ? `puppet for=${exampleIn}` : 'puppet fragment', example)].join('\n\n') },
  ];
}

function detectLanguage(path: string): string {
  if (path.endsWith('.rb')) return 'ruby';
  return path.endsWith('.pp') ? 'puppet' : 'yaml';
}

function fenced(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\``;
}
