import { Random } from '../fuzz/random.ts';
import { printActions } from '../walk/actions.ts';
import { fenceIn, randomActions, walk } from '../walk/walk.ts';
import { expect, test } from './test.ts';

// Without a service worker the page's registration fails, which is no fault of the page.
test.use({ serviceWorkers: 'allow' });

test('random presses, keys, texts and sizes find no fault (`npm run walk` goes further)', async ({
  page,
  context,
  baseURL,
}) => {
  const address = baseURL ?? '';
  await fenceIn(context, page, new URL(address).origin);
  const findings = await walk({
    page,
    address: `${address}/#example/ntp`,
    next: randomActions(new Random(1), page, 60),
  });
  expect(findings.map(({ message, actions }) => `${message}\n${printActions(actions)}`)).toEqual([]);
});
