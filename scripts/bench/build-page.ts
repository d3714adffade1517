import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'

/** Builds a page of its own that a step looks at, `scripts/bench/<name>`; returns the folder that holds it. */
export const buildPage = async (name: string): Promise<string> => {
  const outDir = mkdtempSync(join(tmpdir(), `${name}-`))
  await build({
    root: `scripts/bench/${name}`,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: ['@edconsole/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
