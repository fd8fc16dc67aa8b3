/** Programming languages, compilers, version control and everyday tools. */
import { builtInPrograms, offline, type PackageContents, type PackageFamily } from './row.ts';

function inUsrBin(...names: readonly string[]): PackageContents {
  return { commands: names.map((name) => `/usr/bin/${name}`) };
}

const CURL = inUsrBin('curl');
const WGET: PackageContents = {
  ...inUsrBin('wget'),
  files: { '/etc/wgetrc': '# Sample Wget initialization file .wgetrc\n' },
};
const GIT: PackageContents = { programs: { '/usr/bin/git': offline('git', 128) } };
const SUBVERSION = inUsrBin('svn', 'svnadmin', 'svnlook');
const JQ: PackageContents = { programs: builtInPrograms('/usr/bin/jq') };
const TREE: PackageContents = { programs: builtInPrograms('/usr/bin/tree') };

export const TOOLS: PackageFamily = {
  debian: {
    curl: { versions: ['7.88.1-10+deb12u12', '8.5.0-2ubuntu10.6'], ...CURL },
    wget: { versions: ['1.21.3-1+deb12u1', '1.21.4-1ubuntu4.1'], ...WGET },
    git: { versions: ['1:2.39.5-0+deb12u2', '1:2.43.0-1ubuntu7.2'], ...GIT },
    subversion: { versions: ['1.14.2-4+deb12u1', '1.14.3-1build4'], ...SUBVERSION },
    rsync: {
      versions: ['3.2.7-1+deb12u2', '3.2.7-1ubuntu1.2'],
      services: ['rsync'],
      files: { '/etc/default/rsync': 'RSYNC_ENABLE=false\n' },
      ...inUsrBin('rsync'),
    },
    vim: {
      versions: ['2:9.0.1378-2+deb12u2', '2:9.1.0016-1ubuntu7.8'],
      files: { '/etc/vim/vimrc': 'runtime! debian.vim\n' },
      ...inUsrBin('vim', 'vi'),
    },
    nano: {
      versions: ['7.2-1+deb12u1', '7.2-2ubuntu0.1'],
      files: { '/etc/nanorc': '' },
      links: { '/etc/alternatives/editor': '/bin/nano', '/usr/bin/editor': '/etc/alternatives/editor' },
      ...inUsrBin('nano'),
    },
    emacs: { versions: ['1:28.2+1-15+deb12u4', '1:29.3+1-1ubuntu2'], ...inUsrBin('emacs') },
    htop: { versions: ['3.2.2-2', '3.3.0-4build1'], ...inUsrBin('htop') },
    tmux: { versions: ['3.3a-3', '3.4-1ubuntu0.1'], ...inUsrBin('tmux') },
    screen: { versions: ['4.9.0-4', '4.9.1-1ubuntu1'], files: { '/etc/screenrc': '' }, ...inUsrBin('screen') },
    jq: { versions: ['1.6-2.1+deb12u1', '1.7.1-3ubuntu0.24.04.1'], ...JQ },
    tree: { versions: ['2.1.0-1', '2.1.1-2ubuntu3'], ...TREE },
    unzip: { versions: ['6.0-28', '6.0-28ubuntu4.1'], ...inUsrBin('unzip') },
    zip: { versions: ['3.0-13', '3.0-13ubuntu0.2'], ...inUsrBin('zip') },
    lsof: { versions: ['4.95.0-1', '4.95.0-1build3'], ...inUsrBin('lsof') },
    strace: { versions: ['6.1-0.1', '6.8-0ubuntu2'], ...inUsrBin('strace') },
    dnsutils: {
      versions: ['1:9.18.33-1~deb12u2', '1:9.18.30-0ubuntu0.24.04.2'],
      programs: { '/usr/bin/dig': offline('dig', 9) },
    },
    zsh: { versions: ['5.9-4+b6', '5.9-6ubuntu2'], files: { '/etc/zsh/zshrc': '' }, ...inUsrBin('zsh') },
    gcc: { versions: ['4:12.2.0-3', '4:13.2.0-7ubuntu1'], ...inUsrBin('gcc', 'cc') },
    'g++': { versions: ['4:12.2.0-3', '4:13.2.0-7ubuntu1'], depends: ['gcc'], ...inUsrBin('g++') },
    make: { versions: ['4.3-4.1', '4.3-4.1build2'], ...inUsrBin('make') },
    'build-essential': { versions: ['12.9', '12.10ubuntu1'], depends: ['gcc', 'g++', 'make'] },
    python3: { versions: ['3.11.2-1+b1', '3.12.3-0ubuntu2'] },
    'python3-pip': {
      versions: ['23.0.1+dfsg-1', '24.0+dfsg-1ubuntu1.1'],
      depends: ['python3'],
      programs: { '/usr/bin/pip3': offline('pip3', 1) },
    },
    'python3-venv': { versions: ['3.11.2-1+b1', '3.12.3-0ubuntu2'], depends: ['python3'] },
    ruby: { versions: ['1:3.1', '1:3.2~ubuntu1'], ...inUsrBin('ruby', 'gem', 'irb') },
    perl: { versions: ['5.36.0-7+deb12u2', '5.38.2-3.2ubuntu0.1'] },
    nodejs: { versions: ['18.19.0+dfsg-6~deb12u2', '18.19.1+dfsg-6ubuntu5'], ...inUsrBin('node', 'nodejs') },
    npm: {
      versions: ['9.2.0~ds1-1', '9.2.0~ds1-2'],
      depends: ['nodejs'],
      programs: { '/usr/bin/npm': offline('npm', 1) },
    },
    golang: { versions: ['2:1.19~1', '2:1.22~2build1'], ...inUsrBin('go', 'gofmt') },
    'default-jre-headless': { versions: ['2:1.17-74', '2:1.21-75+exp1'], depends: ['openjdk-17-jre-headless'] },
    'openjdk-17-jre-headless': {
      versions: ['17.0.15+6-1~deb12u1', '17.0.15+6~us1-0ubuntu1~24.04'],
      ...inUsrBin('java', 'keytool'),
    },
    'openjdk-17-jdk': {
      versions: ['17.0.15+6-1~deb12u1', '17.0.15+6~us1-0ubuntu1~24.04'],
      depends: ['openjdk-17-jre-headless'],
      ...inUsrBin('javac', 'jar'),
    },
    php: { versions: ['2:8.2+93', '2:8.3+93ubuntu2'], depends: ['php-cli'] },
    'php-cli': {
      versions: ['2:8.2+93', '2:8.3+93ubuntu2'],
      depends: ['php8.2-cli'],
      ubuntu: { depends: ['php8.3-cli'] },
    },
    'php8.3-cli': {
      versions: ['8.3.6-0ubuntu0.24.04.5', '8.3.6-0ubuntu0.24.04.5'],
      files: { '/etc/php/8.3/cli/php.ini': '[PHP]\nmemory_limit = -1\n' },
      ...inUsrBin('php'),
    },
    'php8.2-cli': {
      versions: ['8.2.29-1~deb12u1', '8.2.29-1~deb12u1'],
      files: { '/etc/php/8.2/cli/php.ini': '[PHP]\nmemory_limit = -1\n' },
      ...inUsrBin('php'),
    },
    'libapache2-mod-php': {
      versions: ['2:8.2+93', '2:8.3+93ubuntu2'],
      depends: ['libapache2-mod-php8.2'],
    },
    'libapache2-mod-php8.2': {
      versions: ['8.2.29-1~deb12u1', '8.2.29-1~deb12u1'],
      depends: ['apache2', 'php8.2-cli'],
      files: {
        '/etc/apache2/mods-available/php8.2.load': 'LoadModule php_module /usr/lib/apache2/modules/libphp8.2.so\n',
      },
    },
  },
  redhat: {
    curl: { version: '7.76.1-31.el9', ...CURL },
    wget: { version: '1.21.1-8.el9_4', ...WGET },
    git: { version: '2.47.1-2.el9_6', ...GIT },
    subversion: { version: '1.14.1-5.el9_0', ...SUBVERSION },
    rsync: { version: '3.2.5-3.el9', ...inUsrBin('rsync') },
    'vim-enhanced': {
      version: '2:8.2.2637-22.el9_6',
      files: { '/etc/vimrc': 'set nocompatible\n' },
      ...inUsrBin('vim'),
    },
    nano: { version: '5.6.1-7.el9', files: { '/etc/nanorc': '' }, ...inUsrBin('nano') },
    htop: { version: '3.3.0-1.el9', ...inUsrBin('htop') },
    tmux: { version: '3.2a-5.el9', ...inUsrBin('tmux') },
    jq: { version: '1.6-17.el9_6.1', ...JQ },
    tree: { version: '1.8.0-10.el9', ...TREE },
    unzip: { version: '6.0-58.el9_5', ...inUsrBin('unzip') },
    zip: { version: '3.0-35.el9', ...inUsrBin('zip') },
    lsof: { version: '4.94.0-3.el9', ...inUsrBin('lsof') },
    strace: { version: '5.18-2.el9', ...inUsrBin('strace') },
    'bind-utils': { version: '32:9.16.23-29.el9_6', programs: { '/usr/bin/dig': offline('dig', 9) } },
    zsh: { version: '5.8-9.el9', files: { '/etc/zshrc': '' }, ...inUsrBin('zsh') },
    gcc: { version: '11.5.0-5.el9_5', ...inUsrBin('gcc', 'cc') },
    'gcc-c++': { version: '11.5.0-5.el9_5', depends: ['gcc'], ...inUsrBin('g++') },
    make: { version: '1:4.3-8.el9', ...inUsrBin('make') },
    python3: { version: '3.9.21-2.el9' },
    'python3-pip': { version: '21.3.1-1.el9', depends: ['python3'], programs: { '/usr/bin/pip3': offline('pip3', 1) } },
    ruby: { version: '3.0.7-165.el9_5', ...inUsrBin('ruby', 'gem', 'irb') },
    perl: { version: '4:5.32.1-481.el9' },
    nodejs: { version: '1:16.20.2-8.el9_4', ...inUsrBin('node') },
    golang: { version: '1.24.4-1.el9_6', ...inUsrBin('go', 'gofmt') },
    'java-17-openjdk-headless': { version: '1:17.0.15.0.6-2.el9', ...inUsrBin('java', 'keytool') },
    'java-17-openjdk-devel': {
      version: '1:17.0.15.0.6-2.el9',
      depends: ['java-17-openjdk-headless'],
      ...inUsrBin('javac', 'jar'),
    },
    php: { version: '8.0.30-3.el9_6', depends: ['php-cli', 'httpd'] },
    'php-cli': {
      version: '8.0.30-3.el9_6',
      files: { '/etc/php.ini': '[PHP]\nmemory_limit = 128M\n' },
      ...inUsrBin('php'),
    },
  },
};
