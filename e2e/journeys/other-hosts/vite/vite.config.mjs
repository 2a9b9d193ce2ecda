import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const site = process.env.SITE_URL;

/** A host as the documentation of Module Federation and Vite describes it, which names remotes by their entries. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    federation({
      name: 'vite_host',
      remotes: { blog: remote('blog'), contact: remote('contact') },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
        'react-router-dom': { singleton: true },
      },
      dts: false,
    }),
  ],
  build: { target: 'esnext' },
});

function remote(name) {
  return { type: 'var', name, entry: `${site}/_/${name}/remoteEntry.js`, entryGlobalName: name, shareScope: 'default' };
}
