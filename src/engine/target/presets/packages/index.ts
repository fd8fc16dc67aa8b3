/** The packages in the repositories of each platform. */
import { BASE } from './base.ts';
import { DATABASES } from './databases.ts';
import { NETWORK } from './network.ts';
import { debianOffer, rhelOffer, type PackageFamily } from './row.ts';
import { SHARING } from './sharing.ts';
import { SSH } from './ssh.ts';
import { SYSTEM } from './system.ts';
import { TOOLS } from './tools.ts';
import { WEB } from './web.ts';

const FAMILIES: readonly PackageFamily[] = [BASE, WEB, DATABASES, NETWORK, SHARING, SSH, SYSTEM, TOOLS];

export const DEBIAN_12_OFFER = debianOffer(FAMILIES, 0);
export const UBUNTU_24_04_OFFER = debianOffer(FAMILIES, 1);
export const RHEL_9_OFFER = rhelOffer(FAMILIES);
