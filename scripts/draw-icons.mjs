/**
 * `node scripts/draw-icons.mjs`: draws the icons of the installed page (public/icon-*.png) from the logo. Run it after
 * changing the logo; the images are committed.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './ensure-chromium.mjs';
import { root } from './ensure-installed.mjs';

/**
 * Returns the logo as SVG: a puppet on strings, light on dark, with a red robe. `scale` is its fraction of the image.
 */
function mark({ corner, scale }) {
  const shift = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${corner}" fill="#15130f"/>
    <g transform="translate(${shift} ${shift}) scale(${scale})">
      <path d="M16 4v6M9 4v9m14-9v9" stroke="#f8f7f4" stroke-width="1.5" stroke-linecap="round"/>
      <circle cx="16" cy="14" r="4.5" fill="#f8f7f4"/><path d="M16 18.5 9 27h14z" fill="#e4472a"/>
    </g></svg>`;
}

const rounded = { corner: 6, scale: 1 };
// Operating systems cut icons into their own shapes, so the logo is within the inner four fifths, and the background
// fills the image.
const whole = { corner: 0, scale: 0.72 };
const icons = [
  ['icon-192.png', 192, rounded],
  ['icon-512.png', 512, rounded],
  ['icon-maskable-192.png', 192, whole],
  ['icon-maskable-512.png', 512, whole],
  ['apple-touch-icon.png', 180, whole],
];

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
for (const [name, size, form] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${mark(form)}`);
  await writeFile(join(root, 'public', name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
