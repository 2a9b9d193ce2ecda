declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';
declare module '*.jpg' {
  import type { PictureSource } from '@site/contracts/picture';

  const picture: PictureSource;
  export default picture;
}
declare module '*.jpeg' {
  import type { PictureSource } from '@site/contracts/picture';

  const picture: PictureSource;
  export default picture;
}
declare module '*.png' {
  import type { PictureSource } from '@site/contracts/picture';

  const picture: PictureSource;
  export default picture;
}
declare module '*.webp' {
  import type { PictureSource } from '@site/contracts/picture';

  const picture: PictureSource;
  export default picture;
}
/** A drawing's path from its part's base. */
declare module '*.svg' {
  const drawing: string;
  export default drawing;
}
declare module '*.pdf' {
  import type { DocumentFile } from '@site/contracts/part';

  const document: DocumentFile;
  export default document;
}
declare module '*.csv' {
  import type { DocumentFile } from '@site/contracts/part';

  const document: DocumentFile;
  export default document;
}

/** Invoker commands, by which a button opens a dialog before any script runs; missing in React's types. */
declare namespace React {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close';
    commandfor?: string;
  }
}
