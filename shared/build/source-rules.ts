import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { register } from 'tsx/esm/api';
import { browsers } from './rspack-common.ts';

// Rspack imports loaders as they are, and Node 20 runs no TypeScript.
register();

type Target = 'browser' | 'server';

/** What browser and server builds have in common: sources, styles, fonts, pictures, documents. */
export function sourceRules(target: Target): RuleSetRule[] {
  return [wholeNumbersRule, scriptRule(target), ...styleRules(target), ...fileRules(target)];
}

const wholeNumbersRule: RuleSetRule = {
  test: /[\\/]mfe-[^\\/]+[\\/]content[\\/].*\.ts$/,
  enforce: 'pre',
  loader: loader('whole-numbers-loader.ts'),
};

function scriptRule(target: Target): RuleSetRule {
  return {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false } },
      },
      env: { targets: target === 'browser' ? browsers : { node: '20' } },
    },
  };
}

function styleRules(target: Target): RuleSetRule[] {
  const generator = { exportsOnly: target === 'server' };
  return [
    // Marked as a side effect here, since a package.json may claim that none of its files have any.
    { test: /\.module\.css$/, type: 'css/module', generator, sideEffects: true },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', generator, sideEffects: true },
  ];
}

function fileRules(target: Target): RuleSetRule[] {
  const emits = target === 'browser';
  return [
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: 'fonts/[name].[contenthash:8][ext]', emit: emits },
    },
    {
      test: /\.svg$/,
      dependency: 'url',
      type: 'asset/resource',
      generator: { filename: 'drawings/[name].[contenthash:8][ext]', emit: emits },
    },
    {
      test: /\.svg$/,
      dependency: { not: 'url' },
      type: 'javascript/auto',
      loader: loader('drawing-loader.ts'),
      options: { emits },
    },
    { test: /\.webp$/, type: 'javascript/auto', loader: loader('picture-loader.ts'), options: { emits } },
    { test: /\.pdf$/, type: 'javascript/auto', loader: loader('document-loader.ts'), options: { emits } },
  ];
}

function loader(file: string): string {
  return path.join(import.meta.dirname, file);
}
