const BLOCK = /<script type="application\/json" id="console-settings">[\s\S]*?<\/script>/

/** The whole settings element of a page; null when it has none. */
export const settingsBlock = (html: string): string | null => BLOCK.exec(html)?.[0] ?? null
