interface Platform {
  navigator?: { userAgent?: string };
  process?: { version?: string };
}

/** The runtime as it calls itself: `Node.js/22`, `Deno/2.5.0`, `Cloudflare-Workers`, `Mozilla/5.0 …`. */
export function runtime(): string {
  const { navigator, process }: Platform = globalThis;
  return navigator?.userAgent ?? (process?.version ? `Node.js/${process.version}` : '');
}

export const isBrowser = (): boolean => runtime().startsWith('Mozilla');
