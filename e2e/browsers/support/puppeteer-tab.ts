import { browserArguments } from '@site/delivery/gate/browser-arguments';
import { findBrowser } from '@site/testing/browser';
import { firefox } from '@site/testing/engines';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Tab, TabOptions } from './tab.ts';

/** If a visitor leaves while Firefox loads a file, it reports the file with the hash of empty content. */
const aborted = /integrity attribute match .*(OLBgp1GsljhM2TJ|47DEQpj8HBSa)/;

/** Firefox by WebDriver BiDi, which it speaks without geckodriver. */
export function openFirefox(options: TabOptions): Promise<Tab> {
  return open(options, {
    browser: 'firefox',
    executablePath: firefox,
    // `emulation.setScriptingEnabled` does not exist in Firefox yet.
    extraPrefsFirefox: options.hasScripts ? {} : { 'javascript.enabled': false },
  });
}

export async function openChromium(options: TabOptions): Promise<Tab> {
  const executablePath = findBrowser();
  return open(options, { browser: 'chrome', args: browserArguments, ...(executablePath && { executablePath }) });
}

async function open({ width, height, hasScripts }: TabOptions, launch: LaunchOptions): Promise<Tab> {
  const browser = await puppeteer.launch({ ...launch, defaultViewport: { width, height } });
  const page = await browser.newPage();
  if (!hasScripts && launch.browser === 'chrome') await page.setJavaScriptEnabled(false);
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  page.on('pageerror', (error) => aborted.test(String(error)) || errors.push(String(error)));
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    goBack: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    url: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    errors: () => errors,
    close: () => browser.close(),
  };
}
