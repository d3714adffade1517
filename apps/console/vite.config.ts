import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { layersFirst } from './layers-first.ts'
import { packedAhead } from './packed-ahead.ts'
import { screenFiles } from './screen-files.ts'

// The API of `pnpm dev`; the built console is served by the same server as its API.
const api = process.env.CONSOLE_API ?? 'http://localhost:4300'

/**
 * Two files hold what the first screen needs: all that the entry reaches, and all that Import Logs reaches besides, which is
 * also what lists share. Otherwise the bundler cuts what screens share into one more file for each further screen, and small
 * files compress badly. What a module needs goes along with it, without what is loaded later or not used.
 */
const FIRST_SCREEN = [
  { name: 'console', tags: ['$initial' as const] },
  { name: 'lists', test: /[\\/](screens[\\/]import-logs[\\/](index\.ts|screen\.tsx)|use-chart-filter\.ts)$/ },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), layersFirst(), screenFiles(), packedAhead()],
  resolve: {
    // From the packages' sources, so that an edit shows at once and styles are split per screen.
    conditions: ['@edconsole/source', ...defaultClientConditions],
    // As the built package has it.
    alias: {
      'side-channel': fileURLToPath(
        new URL('../../packages/console-core/src/query/side-channel.cjs', import.meta.url),
      ),
    },
    dedupe: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'],
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': api } },
  build: {
    sourcemap: true,
    // As by default, but with `:dir()`: without it, the build would look at the language in place of the direction.
    cssTarget: ['chrome120', 'edge120', 'firefox114', 'safari16.4'],
    // The page runs under `default-src 'self'`: nothing may become a data address.
    assetsInlineLimit: 0,
    // The entry is React, router, axios, query client and the shell, 560 kB that all screens need. What may be loaded is
    // limited in tests/budgets.ts, as a browser gets it; this limit, in bytes before compression, would only repeat that.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: FIRST_SCREEN } } },
  },
})
