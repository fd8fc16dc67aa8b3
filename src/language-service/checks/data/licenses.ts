import { nearNames } from '../../../engine/index.ts';

/** SPDX identifiers that modules use. The list is not complete, so other identifiers are accepted too. */
export const KNOWN_LICENSES: readonly string[] = (
  '0BSD AFL-1.1 AFL-1.2 AFL-2.0 AFL-2.1 AFL-3.0 AGPL-1.0 AGPL-3.0 AGPL-3.0-only AGPL-3.0-or-later Apache-1.0 Apache-1.1 Apache-2.0 APSL-2.0 ' +
  'Artistic-1.0 Artistic-2.0 BSD-1-Clause BSD-2-Clause BSD-2-Clause-Patent BSD-3-Clause BSD-3-Clause-Clear BSD-4-Clause BSL-1.0 BUSL-1.1 ' +
  'CC-BY-3.0 CC-BY-4.0 CC-BY-SA-3.0 CC-BY-SA-4.0 CC0-1.0 CDDL-1.0 CDDL-1.1 CECILL-2.0 CECILL-2.1 CPL-1.0 ECL-1.0 ECL-2.0 EPL-1.0 EPL-2.0 ' +
  'EUPL-1.0 EUPL-1.1 EUPL-1.2 GPL-1.0 GPL-1.0+ GPL-2.0 GPL-2.0+ GPL-2.0-only GPL-2.0-or-later GPL-3.0 GPL-3.0+ GPL-3.0-only GPL-3.0-or-later ' +
  'ISC LGPL-2.0 LGPL-2.0+ LGPL-2.0-only LGPL-2.0-or-later LGPL-2.1 LGPL-2.1+ LGPL-2.1-only LGPL-2.1-or-later LGPL-3.0 LGPL-3.0+ ' +
  'LGPL-3.0-only LGPL-3.0-or-later LPL-1.02 MIT MIT-0 MIT-CMU MPL-1.0 MPL-1.1 MPL-2.0 MS-PL MS-RL MulanPSL-2.0 NCSA NPL-1.1 OFL-1.1 OSL-1.0 ' +
  'OSL-2.0 OSL-2.1 OSL-3.0 PHP-3.0 PHP-3.01 PostgreSQL Python-2.0 QPL-1.0 Ruby UPL-1.0 Unlicense Vim W3C WTFPL X11 Zlib ZPL-2.0 ZPL-2.1 proprietary'
).split(' ');

const KNOWN: ReadonlySet<string> = new Set(KNOWN_LICENSES);

/**
 * Returns false only if a license is certainly not an SPDX identifier: it contains invalid characters, or it closely
 * resembles a known identifier.
 */
export function isLicense(license: string): boolean {
  return license.split(/ (?:OR|AND|WITH) |[()]/).every((part) => {
    const name = part.trim();
    return name === '' || KNOWN.has(name) || (/^[A-Za-z0-9.+-]+$/.test(name) && nearNames(name, KNOWN).length === 0);
  });
}
