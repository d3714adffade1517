import type { Plugin } from 'vite'
import { settingsBlock } from './settings-block.ts'

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
