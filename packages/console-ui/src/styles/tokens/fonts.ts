/** The fonts themselves are the host's to load; without them the fallbacks stand in. */
export const fonts = {
  body: '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif',
  mono: '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, Menlo, Consolas, monospace',
} as const
