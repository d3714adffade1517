const told = new Set<string>()

/** Warns developers of a host, once per page. */
export const warnOnce = (warning: string): void => {
  if (told.has(warning)) return
  told.add(warning)
  // biome-ignore lint/suspicious/noConsole: meant for developers of a host
  console.warn(warning)
}
