import { describe, expect, it } from 'vitest';
import { createTarget } from '../../../engine/machine/description.ts';
import type { Target } from '../../../engine/machine/target.ts';
import { runShell } from '../../../engine/machine/shell/run-shell.ts';

async function machineWith(daemon: string, files: Readonly<Record<string, string>> = {}): Promise<Target> {
  const target = createTarget();
  target.packages.install('curl');
  target.packages.install(daemon);
  for (const [path, text] of Object.entries(files)) {
    target.files.makeDirectories(path.slice(0, path.lastIndexOf('/')));
    target.files.write(path, text);
  }
  target.services.restart(daemon);
  return target;
}

async function said(target: Target, line: string): Promise<string> {
  const { stdout, stderr, exitCode } = await runShell(target, line);
  return `${stdout}${stderr}${exitCode}`;
}

const SITES = {
  '/srv/shop/index.html': '<h1>shop</h1>\n',
  '/srv/shop/a/index.html': 'a\n',
  '/etc/nginx/conf.d/shop.conf': `server {
  listen 80;
  listen 8080;
  server_name shop.example.com *.shop.example.com;
  root /srv/shop;
  location /old { return 301 /a/; }
  location = /ping { return 200 pong; }
  location /api/ { proxy_pass http://127.0.0.1:9000; }
}
`,
};

describe('web clients', () => {
  it('are answered by nginx, by port, name and path', async () => {
    const target = await machineWith('nginx', SITES);
    const shop = "curl -s -H 'Host: shop.example.com' http://localhost";
    expect(await said(target, shop)).toBe('<h1>shop</h1>\n0');
    expect(await said(target, 'curl -s http://127.0.0.1:8080/a/')).toBe('a\n0');
    expect(await said(target, "curl -s -H 'Host: www.shop.example.com' http://localhost/a/")).toBe('a\n0');
    expect(await said(target, `${shop}/ping`)).toBe('pong0');
    expect(await said(target, `${shop}/old -o /dev/null -w '%{http_code}'`)).toBe('3010');
    expect(await said(target, 'curl -sL http://localhost:8080/old')).toBe('a\n0');
    expect(await said(target, `${shop}/nothing`)).toContain('<h1>404 Not Found</h1>');
    expect(await said(target, `${shop}/api/x`)).toContain('502 Bad Gateway');
    expect(await said(target, `curl -sI http://localhost`)).toMatch(
      /^HTTP\/1\.1 200 OK\r\nServer: nginx\/1\.22\.1\r\n/,
    );
    expect(await said(target, `curl -sf http://localhost/../../etc/passwd`)).toBe('22');
  });

  it('are answered by Apache, by its virtual hosts', async () => {
    const target = await machineWith('apache2', {
      '/srv/www/index.html': 'hello\n',
      '/etc/apache2/sites-enabled/www.conf':
        '<VirtualHost *:80>\nServerName www.example.com\nDocumentRoot "/srv/www"\nRedirect permanent /away http://localhost/\n</VirtualHost>\n',
    });
    expect(await said(target, "curl -s -H 'Host: www.example.com' localhost")).toBe('hello\n0');
    expect(await said(target, "curl -sI -H 'Host: www.example.com' localhost/away")).toContain('301 Moved Permanently');
    expect(await said(target, 'curl -s localhost/nothing')).toContain('<h1>Not Found</h1>');
  });

  it('report a closed port, an unknown name, and an error page', async () => {
    const target = await machineWith('nginx');
    expect(await said(target, 'curl http://localhost:81')).toBe(
      "curl: (7) Failed to connect to localhost port 81 after 0 ms: Couldn't connect to server\n7",
    );
    expect(await said(target, 'curl https://example.com')).toBe('curl: (6) Could not resolve host: example.com\n6');
    expect(await said(target, 'curl -f http://localhost/x')).toBe(
      'curl: (22) The requested URL returned error: 404\n22',
    );
    target.services.stop('nginx');
    expect(await said(target, 'curl -s http://localhost')).toBe('7');
  });

  it('store downloads in files', async () => {
    const target = await machineWith('nginx', SITES);
    expect(await said(target, 'cd /tmp && wget -q http://localhost:8080/ && cat index.html')).toBe('<h1>shop</h1>\n0');
    expect(await said(target, 'wget -qO- http://localhost:8080/a/')).toBe('a\n0');
    expect(await said(target, 'curl -s -o /tmp/got http://localhost:8080/ && cat /tmp/got')).toBe('<h1>shop</h1>\n0');
    expect(await said(target, 'wget -q http://localhost:8080/none')).toBe('8');
    const refused = await runShell(target, 'wget http://localhost:8080/ -O /etc/mine', { user: 'www-data' });
    expect(refused.exitCode).toBe(3);
    expect(target.files.exists('/etc/mine')).toBe(false);
  });
});
