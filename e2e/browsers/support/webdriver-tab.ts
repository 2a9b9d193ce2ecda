import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '@site/runner/free-port';
import { findMiniBrowser, webKitDriver } from '@site/testing/engines';
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { eventually } from './eventually.ts';
import type { Key, Tab, TabOptions } from './tab.ts';

const keys: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
};

/** WebKit by W3C WebDriver. It needs a screen. */
export async function openWebKit({ width, height, hasScripts }: TabOptions): Promise<Tab> {
  const port = await freePort();
  const service = spawn(webKitDriver, [`--port=${port}`], { stdio: 'ignore' });
  const driver = await startBrowser(`http://127.0.0.1:${port}`, hasScripts).catch(async (error) => {
    await end(service);
    throw error;
  });
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return {
    goto: (url) => driver.get(url),
    goBack: () => driver.navigate().back(),
    url: () => driver.getCurrentUrl(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    clickAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Keys.ENTER)).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    errors: () => [],
    async close() {
      await driver.quit();
      await end(service);
    },
  };
}

async function startBrowser(server: string, hasScripts: boolean): Promise<WebDriver> {
  await eventually(() => fetch(`${server}/status`));
  const args = ['--automation', ...(hasScripts ? [] : ['--enable-javascript=FALSE'])];
  const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args } };
  return new Builder().usingServer(server).withCapabilities(new Capabilities(browser)).build();
}

async function end(service: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => service.once('exit', resolve));
  service.kill();
  await ended;
}
