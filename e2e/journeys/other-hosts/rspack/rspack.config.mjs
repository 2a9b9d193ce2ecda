import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const site = process.env.SITE_URL;

/** A host as the documentation of Module Federation and Rspack describes it, which names remotes by their manifests. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './index.js',
  output: { publicPath: '/' },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
        type: 'javascript/auto',
      },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ templateContent: '<!doctype html><title>A host</title><div id="root"></div>' }),
    new ModuleFederationPlugin({
      name: 'rspack_host',
      remotes: {
        blog: `blog@${site}/_/blog/mf-manifest.json`,
        contact: `contact@${site}/_/contact/mf-manifest.json`,
      },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
        'react-router-dom': { singleton: true },
      },
      dts: false,
    }),
  ],
};
