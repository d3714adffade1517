import type { Plugin } from 'vite'

/** Puts the settings block that the server writes into the page that Vite serves. */
export const consoleSettings = (server: string): Plugin => ({
  name: 'console-settings',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const page = await fetch(server)
        .then((answer) => answer.text())
        .catch(() => '')
      const settings = settingsBlock(page)
      const own = settingsBlock(html)
      return settings && own ? html.replace(own, () => settings) : html
    },
  },
})

const BLOCK = /<script type="application\/json" id="console-settings">[\s\S]*?<\/script>/

/** The whole settings element of a page; null when it has none. */
export const settingsBlock = (html: string): string | null => BLOCK.exec(html)?.[0] ?? null
