import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { partFiles } from './part-files.mjs';

// A page may hold only one copy of each, which the shell ships.
const singletons = ['react', 'react/jsx-runtime', 'react-dom', '@site/host/router', '@site/host/shell-api'];

/** A part built by Vite: `vite build --ssr routes.jsx` for the server, then `vite build` for browsers, which also writes part.json. */
export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : browser));

const server = {
  root: import.meta.dirname,
  build: {
    outDir: 'dist/server',
    rollupOptions: { external: singletons, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
  },
};

const browser = {
  root: import.meta.dirname,
  base: './',
  plugins: [
    federation({
      name: 'awards',
      filename: 'remoteEntry.[hash].js',
      varFilename: 'entry.js',
      exposes: { './routes': './routes.jsx' },
      shared: Object.fromEntries(singletons.map((name) => [name, { singleton: true, import: false }])),
      dts: false,
    }),
    partFiles(),
  ],
  build: {
    outDir: 'dist/browser',
    target: 'es2022',
    manifest: true,
    rollupOptions: {
      input: './routes.jsx',
      output: {
        entryFileNames: '[name].[hash].js',
        chunkFileNames: '[name].[hash].js',
        assetFileNames: '[name].[hash][extname]',
      },
    },
  },
};
