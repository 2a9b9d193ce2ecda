export type Engine = 'firefox' | 'webkit' | 'chromium';

export interface TabOptions {
  width: number;
  height: number;
  /** Whether the page may run scripts; expressions given to `evaluate` run either way. */
  hasScripts: boolean;
}

export type Key = 'ArrowDown' | 'Enter' | 'Escape';

/** One tab of a browser of its own, as a driver operates it. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  goBack: () => Promise<void>;
  url: () => Promise<string>;
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer there, in pixels of the window's inside, and presses its button. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Errors that the page reported. W3C WebDriver, and so WebKit, has no command for that. */
  errors: () => string[];
  close: () => Promise<void>;
}
