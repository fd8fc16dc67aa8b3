import { expect, it } from 'vitest';
import { createTarget } from '../../../description.ts';
import { runShell } from '../../run-shell.ts';

const files = {
  '/w/f': '[main]\nport = 80\nhost = a\n\n[other]\nport = 81\n#debug = true\n',
  '/w/g': 'x "quoted" it\'s\ttab\\\n/etc/a.b\n',
};

/** Command lines, with the output and errors of GNU sed 4.9. */
it.each([
  ["sed -n '/^\\[main\\]/,/^\\[/p' f", '[main]\nport = 80\nhost = a\n\n[other]\n', 0],
  [
    "sed '/^\\[main\\]/,/^\\[/ s/^port = .*/port = 8080/' f",
    '[main]\nport = 8080\nhost = a\n\n[other]\nport = 81\n#debug = true\n',
    0,
  ],
  [
    "sed '/^host/a timeout = 30' f",
    '[main]\nport = 80\nhost = a\ntimeout = 30\n\n[other]\nport = 81\n#debug = true\n',
    0,
  ],
  ["sed '/^host/c\\changed line' f", '[main]\nport = 80\nchanged line\n\n[other]\nport = 81\n#debug = true\n', 0],
  ["sed 's/a/b/x' f", "sed: -e expression #1, char 7: unknown option to `s'\n", 1],
  ["sed 'k' f", "sed: -e expression #1, char 1: unknown command: `k'\n", 1],
  ["sed 's/o/0/2g' f", '[main]\nport = 80\nhost = a\n\n[other]\nport = 81\n#debug = true\n', 0],
  ["sed 's/port/&-&/' f", '[main]\nport-port = 80\nhost = a\n\n[other]\nport-port = 81\n#debug = true\n', 0],
  ["sed 's/.*/\\U&/' f", '[MAIN]\nPORT = 80\nHOST = A\n\n[OTHER]\nPORT = 81\n#DEBUG = TRUE\n', 0],
  ["sed 's/^\\(.\\)/\\u\\1/' f", '[main]\nPort = 80\nHost = a\n\n[other]\nPort = 81\n#debug = true\n', 0],
  ["sed 'y/abc/xyz/' f", '[mxin]\nport = 80\nhost = x\n\n[other]\nport = 81\n#deyug = true\n', 0],
  ["sed '0,/port/s//FIRST/' f", '[main]\nFIRST = 80\nhost = a\n\n[other]\nport = 81\n#debug = true\n', 0],
  ["sed 'N;s/\\n/ /' f", '[main] port = 80\nhost = a \n[other] port = 81\n#debug = true\n', 0],
  ["sed -n 'H;${x;s/\\n/,/g;p}' f", ',[main],port = 80,host = a,,[other],port = 81,#debug = true\n', 0],
  [
    "sed -s 's/a/b/' f g",
    '[mbin]\nport = 80\nhost = b\n\n[other]\nport = 81\n#debug = true\nx "quoted" it\'s\ttbb\\\n/etc/b.b\n',
    0,
  ],
  ['sed s/port/x/ nofile', "sed: can't read nofile: No such file or directory\n", 2],
  ["sed -i 's/a/b/' nofile", "sed: can't read nofile: No such file or directory\n", 2],
  ["sed '/[/d' f", 'sed: -e expression #1, char 4: unterminated address regex\n', 1],
  ["sed 's/a\\{1/x/' f", 'sed: -e expression #1, char 9: Unmatched \\{\n', 1],
  ["sed 's/\\(/x/' f", 'sed: -e expression #1, char 7: Unmatched ( or \\(\n', 1],
  ["sed '2,/port/d' f", '[main]\n#debug = true\n', 0],
  ["sed '/x/}' f", "sed: -e expression #1, char 4: unexpected `}'\n", 1],
  ["sed '{p' f", "sed: -e expression #1, char 0: unmatched `{'\n", 1],
  ["sed -n -e '/main/,/other/{//!p}' f", 'port = 80\nhost = a\n\n', 0],
  ["sed 's/\\<host\\>/H/' f", '[main]\nport = 80\nH = a\n\n[other]\nport = 81\n#debug = true\n', 0],
  ["sed -z 's/\\n/;/g' f", '[main];port = 80;host = a;;[other];port = 81;#debug = true;', 0],
  ["sed '/port/s/8./99/g w out2' f", '[main]\nport = 99\nhost = a\n\n[other]\nport = 99\n#debug = true\n', 0],
  ["sed '/nothere/q5' f", '[main]\nport = 80\nhost = a\n\n[other]\nport = 81\n#debug = true\n', 0],
  ["sed '/host/q5' f", '[main]\nport = 80\nhost = a\n', 5],
  ["sed '/host/Q' f", '[main]\nport = 80\n', 0],
  ["sed '1!G;h;$!d' f", '#debug = true\nport = 81\n[other]\n\nhost = a\nport = 80\n[main]\n', 0],
  ["sed '$!N;P;D' f", '[main]\nport = 80\nhost = a\n\n[other]\nport = 81\n#debug = true\n', 0],
  ["sed '1a hello\\nworld' f", '[main]\nhello\nworld\nport = 80\nhost = a\n\n[other]\nport = 81\n#debug = true\n', 0],
  [
    "sed '1a\\\nhello\\\nworld' f",
    '[main]\nhello\nworld\nport = 80\nhost = a\n\n[other]\nport = 81\n#debug = true\n',
    0,
  ],
  [
    "sed 's/a*/x/g' f",
    'x[xmxixnx]x\nxpxoxrxtx x=x x8x0x\nxhxoxsxtx x=x x\nx\nx[xoxtxhxexrx]x\nxpxoxrxtx x=x x8x1x\nx#xdxexbxuxgx x=x xtxrxuxex\n',
    0,
  ],
  ["sed -n -e '/\\[other\\]/,/^\\[/{/port/p}' f", 'port = 81\n', 0],
  [
    "sed -i.bak 's/port/P/' f; cat f f.bak",
    '[main]\nP = 80\nhost = a\n\n[other]\nP = 81\n#debug = true\n[main]\nport = 80\nhost = a\n\n[other]\nport = 81\n#debug = true\n',
    0,
  ],
  ["sed -i -e 's/port/P/' -e '/host/d' f; cat f", '[main]\nP = 80\n\n[other]\nP = 81\n#debug = true\n', 0],
  [
    'sed -E \'s/([a-z]+) = ([0-9]+)/\\1="\\2"/\' f',
    '[main]\nport="80"\nhost = a\n\n[other]\nport="81"\n#debug = true\n',
    0,
  ],
  ["sed '/port = 80/,+2!d' f", 'port = 80\nhost = a\n\n', 0],
  ["printf 'no newline' | sed 's/no/with/'", 'with newline', 0],
  ["sed '/port/I,/HOST/Id' f", '[main]\n\n[other]\n', 0],
  ["sed 's/a\\{1,2\\}/X/' f", '[mXin]\nport = 80\nhost = X\n\n[other]\nport = 81\n#debug = true\n', 0],
  ["sed 's/*/x/' f", '[main]\nport = 80\nhost = a\n\n[other]\nport = 81\n#debug = true\n', 0],
  ["sed -E 's/*/x/' f", 'sed: -e expression #1, char 6: Invalid preceding regular expression\n', 1],
  ["sed 'y/abc/de/' f", "sed: -e expression #1, char 9: strings for `y' command are different lengths\n", 1],
  ["sed 'b nolabel' f", "sed: can't find label for jump to `nolabel'\n", 4],
  ["sed '0p' f", 'sed: -e expression #1, char 2: invalid usage of line address 0\n', 1],
  ["sed ':' f", 'sed: -e expression #1, char 1: ":" lacks a label\n', 1],
  ["sed 's/[^a-z]//g' f", 'main\nport\nhosta\n\nother\nport\ndebugtrue\n', 0],
  ["sed 's/[a-z]*/(&)/' f", '()[main]\n(port) = 80\n(host) = a\n()\n()[other]\n(port) = 81\n()#debug = true\n', 0],
])('%s', async (line, output, exitCode) => {
  const result = await runShell(createTarget({ files }), ['/bin/sh', '-c', line], { cwd: '/w' });
  expect(result).toMatchObject({ output, exitCode });
});

it('stops an endless script', async () => {
  const result = await runShell(createTarget({ files }), 'sed ":a;ba" /w/f');
  expect(result).toMatchObject({ exitCode: 4, stderr: 'sed: the script does not end\n' });
});
