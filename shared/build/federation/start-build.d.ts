/** Rspack's own template of what Module Federation does when a build starts (`template-loader.ts`). */
export default function startBuild(
  buildRequire: unknown,
  part: string,
  shareStrategy: string,
  bundlerRuntime: object,
  plugins: object[],
  remotes: object,
): void;
