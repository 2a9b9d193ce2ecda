import type { Locator, Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import { phone } from '../support/visit.ts';
import { carousel, expectStarted, textInView, wholeItems } from './carousel.ts';
import { company, pages } from './company.ts';
import { failure, fillIn, sendButton, success } from './enquiry.ts';

const carousels = [
  { name: 'What we do', items: { 360: 1, 400: 1, 740: 1, 940: 1 }, margin: 0, tag: '@S32' },
  { name: 'Customer testimonials', items: { 360: 1, 400: 2, 740: 1, 940: 1 }, margin: 0 },
  { name: 'Our services', items: { 360: 1, 400: 2, 740: 2, 940: 3 }, margin: 10 },
  { name: 'Partners', items: { 360: 1, 400: 2, 740: 3, 940: 4, 1024: 5 }, margin: 20 },
  { name: 'Newest posts', items: { 360: 1, 400: 1, 740: 2, 1280: 2 }, margin: 20 },
];

test.describe('9. Business constants and limits', () => {
  for (const { name, items, margin, tag = [] } of carousels)
    test(`The carousel '${name}' shows ${Object.values(items).join('/')} items at ${Object.keys(items).join('/')} px, ${margin} px apart`, {
      tag,
    }, async ({ site, page }) => {
      await site.open('/');
      const ranges = Object.entries(items).map(([from, count]) => [Number(from), count] as const);
      // The narrowest window with this many items, and the widest.
      for (const [place, [from, count]] of ranges.entries())
        for (const width of [from, (ranges[place + 1]?.[0] ?? 1441) - 1]) {
          await page.setViewportSize({ width, height: 900 });
          await carousel(page, name).scrollIntoViewIfNeeded();
          await expect.soft.poll(async () => (await wholeItems(carousel(page, name))).length, `${width}`).toBe(count);
          const gap = async () => {
            const [first, second] = await wholeItems(carousel(page, name));
            return first && second && second.left - first.right;
          };
          if (count > 1) await expect.soft.poll(gap, `${width}`).toBeCloseTo(margin, 1);
        }
    });

  test.describe('Carousels', () => {
    test('all loop: previous leads on from the first item', async ({ site, page }) => {
      await site.open('/');
      for (const { name } of carousels) {
        const one = carousel(page, name);
        await one.scrollIntoViewIfNeeded();
        await expectStarted(one);
        // The focus stops a carousel.
        await one.getByRole('button', { name: /previous/i }).focus();
        const [before] = await wholeItems(one);
        await one.getByRole('button', { name: /previous/i }).press('Enter');
        await expect.soft.poll(async () => (await wholeItems(one))[0]?.text, name).not.toBe(before?.text);
      }
    });

    test('show three items where nothing else is said', { tag: '@S40' }, async ({ site, page }) => {
      await site.open('/test');
      const steps = carousel(page, 'Four steps');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(async () => (await wholeItems(steps)).length, `${width}`).toBe(3);
      }
    });

    test('are not dragged by the mouse', { tag: '@S15' }, async ({ site, page }) => {
      await site.open('/');
      for (const { name } of carousels) {
        const one = carousel(page, name);
        const places = async () => (await wholeItems(one)).map(({ left, text }) => [Math.round(left), text]);
        await one.scrollIntoViewIfNeeded();
        await expectStarted(one);
        // The pointer stops a carousel.
        await one.hover();
        const before = await places();
        const box = await one.boundingBox();
        const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x - 300, y, { steps: 5 });
        await page.mouse.up();
        expect.soft(await places(), name).toEqual(before);
      }
    });

    test('move on after 5000 ms', { tag: '@S15' }, async ({ site, page }) => {
      await page.clock.install();
      await site.open('/');
      const hero = carousel(page, 'What we do');
      const shown = () => textInView(hero);
      await page.clock.pauseAt(Date.now() + 10_000);
      const first = await shown();
      await expect(async () => {
        await page.clock.runFor(100);
        expect(await shown()).not.toBe(first);
      }).toPass({ intervals: [10] });
      const second = await shown();
      await page.clock.runFor(4_000);
      expect(await shown()).toBe(second);
      await page.clock.runFor(2_000);
      await expect.poll(shown).not.toBe(second);
    });

    test('have a pause button first, and no dots', { tag: '@S15' }, async ({ site, page }) => {
      await site.open('/');
      for (const { name } of carousels) {
        await carousel(page, name).scrollIntoViewIfNeeded();
        await expect.soft(carousel(page, name).getByRole('button').first(), name).toHaveAccessibleName(/pause/i);
        await expect.soft(carousel(page, name).getByRole('button'), name).toHaveCount(3);
      }
    });

    test('move in 700 ms by their buttons', async ({ site, page }) => {
      await site.open('/');
      const services = carousel(page, 'Our services');
      await services.scrollIntoViewIfNeeded();
      await expectStarted(services);
      // The focus stops a carousel.
      await services.getByRole('button', { name: /next/i }).focus();
      await wholeItems(services);
      const times = await services.evaluateHandle(noteMoves);
      await services.getByRole('button', { name: /next/i }).press('Enter');
      await expect.poll(() => times.jsonValue()).toEqual([700]);
    });

    test.describe('on a phone', () => {
      test.use(phone);

      test('show pause, previous and next', { tag: '@S15' }, async ({ site, page }) => {
        await site.open('/');
        for (const { name } of carousels) {
          await carousel(page, name).scrollIntoViewIfNeeded();
          for (const button of [/pause/i, /previous/i, /next/i])
            await expect
              .soft(carousel(page, name).getByRole('button', { name: button }), `${button} of ${name}`)
              .toHaveCSS('opacity', '1');
        }
      });

      test('all move on by themselves', { tag: '@S15' }, async ({ site, page }) => {
        await page.clock.install();
        await site.open('/');
        for (const { name } of carousels) {
          const one = carousel(page, name);
          await one
            .locator('.swiper')
            .evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
          // In steps, because scripts arrive in real time and set timers only then.
          await expect(async () => {
            await page.clock.runFor(500);
            await expect(one).toHaveAttribute('data-state', 'moving', { timeout: 100 });
          }).toPass();
          const before = await textInView(one);
          await expect(async () => {
            await page.clock.runFor(500);
            expect(await textInView(one)).not.toBe(before);
          }).toPass();
        }
      });
    });
  });

  test.describe('Toasts', () => {
    test.beforeEach(async ({ site, page }) => {
      await page.clock.install();
      await site.open('/contact');
    });

    test("of success say 'Form submitted successfully' for 5000 ms at the top right", { tag: '@S6' }, async ({
      site,
      page,
    }) => {
      await site.mockApi('generalEnquiry', { json: success });
      await fillIn(page);
      await sendButton(page).click();
      const toast = successToast(page);
      await expect(timeLeft(toast)).toHaveCSS('animation-play-state', 'running');
      await expect(timeLeft(toast)).toHaveCSS('animation-duration', '5s');
      await timeLeft(toast).evaluate(stopAt, 4_900);
      await expect(toast).toBeVisible();
      const box = await toast.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40);
      expect(box?.y).toBeLessThan(450);
      await timeLeft(toast).evaluate(goOn);
      await expect(toast).toHaveCount(0);
    });

    test('stand above older ones', async ({ site, page }) => {
      await site.mockApi('generalEnquiry', { json: success });
      await fillIn(page);
      await sendButton(page).click();
      await timeLeft(successToast(page)).evaluate(stopAt, 0);
      await successToast(page).evaluate((toast) => toast.setAttribute('data-older', ''));
      await fillIn(page);
      await sendButton(page).click();
      await expect(successToast(page)).toHaveCount(2);
      const top = async (selector: string) =>
        (await successToast(page).and(page.locator(selector)).boundingBox())?.y ?? Number.NaN;
      const order = async () => Math.sign((await top('[data-older]')) - (await top(':not([data-older])')));
      await expect.poll(order).toBe(1);
    });

    test('stay under the pointer, and for a second at least when it has left', { tag: '@S47' }, async ({
      site,
      page,
    }) => {
      await site.mockApi('generalEnquiry', { json: success });
      await fillIn(page);
      await sendButton(page).click();
      const toast = successToast(page);
      await expect(timeLeft(toast)).toHaveCSS('animation-play-state', 'running');
      await toast.hover();
      await expect(timeLeft(toast)).toHaveCSS('animation-play-state', 'paused');
      await timeLeft(toast).evaluate((bar) => {
        for (const animation of bar.getAnimations()) animation.currentTime = 4_500;
      });
      const times = await toast.evaluateHandle(noteLeaving);
      await page.mouse.move(5, 600);
      await expect(toast).toHaveCount(0);
      const [left = 0, over = 0] = await times.jsonValue();
      expect(over - left).toBeGreaterThan(900);
    });

    test('fade in and out in 300 ms, and go at a tap', async ({ site, page }) => {
      await page.evaluate(noteAnimations);
      await site.mockApi('generalEnquiry', { json: success });
      await fillIn(page);
      await sendButton(page).click();
      await timeLeft(successToast(page)).evaluate(stopAt, 0);
      await expect.poll(() => page.evaluate('animations')).toContain(300);
      const before = await page.evaluate<number>('animations.length');
      await successToast(page).click();
      await expect(successToast(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(`animations.slice(${before})`)).toContain(300);
    });

    test('of errors stay until they are closed', { tag: '@S18' }, async ({ site, page }) => {
      await site.mockApi('generalEnquiry', { status: 500, json: failure });
      await fillIn(page);
      await sendButton(page).click();
      const toast = page.getByRole('alert').filter({ hasText: failure.error.message });
      await expect(toast).toBeVisible();
      await page.clock.runFor(20_000);
      await expect(toast).toBeVisible();
      await page.getByRole('button', { name: 'Close notification' }).click();
      await expect(toast).toHaveCount(0);
    });

    test('of errors are one at a time, however often sending fails', { tag: '@S18' }, async ({ site, page }) => {
      const { requests: sent } = await site.mockApi('generalEnquiry', { status: 500, json: failure });
      await fillIn(page);
      for (const count of [1, 2]) {
        await sendButton(page).click();
        await expect.poll(() => sent.length).toBe(count);
        // Until sending has failed again, the toast could be that of the time before.
        await expect(page.getByRole('button', { name: 'Sending…' })).toHaveCount(0);
        await expect(page.getByRole('alert').filter({ hasText: failure.error.message })).toHaveCount(1);
      }
    });
  });

  for (const [title, target] of [
    ['Industries (+)', '10'],
    ['Professional Workers', '1,000'],
    ['Combined Industry Experience (+)', '50'],
    ['Happy Customers (+)', '20'],
  ] as const)
    test(`A counter shows ${target} ${title}`, async ({ site, page }) => {
      await site.open('/');
      const counter = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByText(title, { exact: true }) });
      await counter.scrollIntoViewIfNeeded();
      await expect(counter).toContainText(target);
    });

  for (const [title, percent, words] of [
    ['Combined Industry Experience (Years)', 77, '50 years'],
    ['Manpower (+)', 90, '1,000 people'],
  ] as const)
    test(`A progress bar '${title}' stands at ${percent} percent and says ${words}`, { tag: '@S48' }, async ({
      site,
      page,
    }) => {
      await site.open('/');
      const bar = page.getByRole('progressbar', { name: title });
      await expect(bar).toHaveAttribute('aria-valuenow', String(percent));
      await expect(bar).toHaveAttribute('aria-valuetext', words);
      await expect(page.getByRole('main').getByText(`${percent}% `)).toBeVisible();
    });

  test('While the next page loads, a bar says so', { tag: '@S39' }, async ({ site, page }) => {
    await site.open('/about-us');
    const resume = await site.pauseApi('blogsList');
    await page.getByRole('banner').locator('a[href="/blogs"]:visible').first().click();
    const status = page.getByRole('status').filter({ hasText: 'Loading the page' });
    await expect(status).toHaveCount(1);
    resume();
    await expect(page).toHaveURL('/blogs');
    await expect(status).toHaveCount(0);
  });

  test('For a page that comes at once, that bar shows for at least 300 ms and fades in 300', { tag: '@S39' }, async ({
    site,
    page,
  }) => {
    const { resume, fades, runFor } = await openWithBar(site, page);
    resume();
    await expect(page).toHaveURL('/blogs');
    await runFor(299);
    expect(await fades()).toEqual([]);
    await expect(async () => {
      await runFor(1);
      expect(await fades()).toEqual([300]);
    }).toPass();
  });

  test('For a page that takes longer, that bar fades in 500 ms', { tag: '@S39' }, async ({ site, page }) => {
    const { resume, fades, runFor } = await openWithBar(site, page);
    await runFor(301);
    resume();
    await expect(async () => {
      await runFor(1);
      expect(await fades()).toEqual([500]);
    }).toPass();
  });

  test('The breadcrumb settles in 1500 ms', { tag: '@S17' }, async ({ site, page }) => {
    await site.open('/plumbing-services');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('list');
    await expect(trail).toHaveCSS('animation-duration', '1.5s');
    await expect(trail).not.toHaveCSS('animation-name', 'none');
  });

  test.describe('What is scrolled to', () => {
    test('comes in 400 ms', { tag: '@S17' }, async ({ site, page }) => {
      await site.open('/');
      await page.evaluate(noteAnimations);
      await page.mouse.move(640, 450);
      await expect(async () => {
        await page.mouse.wheel(0, 200);
        expect(await page.evaluate('animations')).toContain(400);
      }).toPass({ intervals: [100] });
    });

    for (const [where, options] of [
      ['without scripts', { javaScriptEnabled: false }],
      ['where less motion is asked for', { contextOptions: { reducedMotion: 'reduce' } }],
    ] as const)
      test.describe(() => {
        test.use(options);

        test(`is there at once ${where}`, { tag: '@S17' }, async ({ site, page }) => {
          await site.open('/');
          for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all())
            expect.soft(await heading.evaluate(opacity), await heading.innerHTML()).toBe(1);
        });
      });
  });

  const claims = [
    ['/event', '1000+ ready manpower', /1000\+\sready\smanpower/],
    ['/paramedic-services', 'nursing and emergency 24/7', /24\/7/],
    ['/plumbing-services', 'maintenance at least once a year', /at\sleast\sonce\sa\syear/i],
    ['/management-of-departmental-stores', 'at least 1 year of retail experience', /at\sleast\s(1|one)\syear.*retail/i],
    ['/pantry-services', 'at least 1 year of food service experience', /at\sleast\s(1|one)\syear.*food\sservice/i],
    ['/investors-relationship', 'a 6-month rotation of working capital', /6.month|six\smonths/i],
  ] as const;
  for (const [path, words, claim] of claims)
    test(`${path} claims ${words}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(claim).first()).toBeVisible();
    });

  test('Phone number and working hours are the same everywhere', async ({ page }) => {
    for (const path of ['/', '/contact', '/services']) {
      await page.goto(path);
      await expect.soft(page.getByText(company.hours).first(), path).toBeAttached();
      await expect.soft(page.getByRole('link', { name: company.phone }).first(), path).toBeVisible();
    }
  });

  test('No page shows a name that the specification leaves open', async ({ request }) => {
    for (const path of ['/', ...pages])
      expect.soft(await (await request.get(path)).text(), path).not.toMatch(/\{(?:product|phone|slug)\}/);
  });
});

/** On the way to the blogs, which do not come before `resume`, with the page's clock stopped. */
async function openWithBar(site: Site, page: Page) {
  await page.clock.install();
  await site.open('/about-us');
  const resume = await site.pauseApi('blogsList');
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.getByRole('banner').locator('a[href="/blogs"]:visible').first().click();
  const status = page.getByRole('status').filter({ hasText: 'Loading the page' });
  await expect(status).toHaveCount(1);
  const fades = await status.locator('..').evaluateHandle(noteFades);
  return { resume, fades: () => fades.jsonValue(), runFor: (milliseconds: number) => page.clock.runFor(milliseconds) };
}

function successToast(page: Page): Locator {
  return page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'Form submitted successfully' });
}

/** The bar that shows how much of a toast's time is left. Its animation is that time, and follows the browser's clock, not the page's. */
function timeLeft(toast: Locator): Locator {
  return toast.getByRole('progressbar', { name: 'Time left' });
}

/** Runs in the page: stops an animation this many milliseconds after its start. */
function stopAt(element: Element, time: number) {
  for (const animation of element.getAnimations()) {
    animation.pause();
    animation.currentTime = time;
  }
}

/** Runs in the page. */
function goOn(element: Element) {
  for (const animation of element.getAnimations()) animation.play();
}

/** Runs in the page: notes when the pointer leaves a toast, and when its time is over. */
function noteLeaving(toast: Element) {
  const times: number[] = [];
  for (const type of ['pointerleave', 'animationend'])
    toast.addEventListener(type, ({ timeStamp }) => times.push(timeStamp));
  return times;
}

/** Runs in the page: notes how long each move of a carousel's slides takes that starts from now on, in milliseconds. */
function noteMoves(carousel: Element) {
  const times: unknown[] = [];
  carousel.addEventListener('transitionrun', ({ target }) => {
    if (target instanceof Element && target.querySelector('[aria-roledescription="slide"]'))
      times.push(...target.getAnimations().map((animation) => animation.effect?.getTiming().duration));
  });
  return times;
}

/** Runs in the page: notes how long each animation takes that starts from now on. */
function noteAnimations() {
  const animations: unknown[] = [];
  Object.assign(window, { animations });
  addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element)
      animations.push(...target.getAnimations().map((animation) => animation.effect?.getTiming().duration));
  });
}

/** Runs in the page: notes how long each fade below this element takes that starts from now on, in milliseconds. */
function noteFades(element: HTMLElement) {
  const times: unknown[] = [];
  element.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (propertyName !== 'opacity' || !(target instanceof Element)) return;
    const fade = target
      .getAnimations()
      .find((one) => one instanceof CSSTransition && one.transitionProperty === 'opacity');
    times.push(fade?.effect?.getTiming().duration);
  });
  return times;
}

/** Runs in the page: the opacity of an element and all its ancestors together. */
function opacity(element: Element) {
  let product = 1;
  for (let one: Element | null = element; one; one = one.parentElement)
    product *= Number(getComputedStyle(one).opacity);
  return product;
}
