import packageJson from '../../package.json';

export const bunrakuVersion = packageJson.version;
