import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('./src/screens/', import.meta.url)

/** Ids of the screens that have an entry of their own: every folder with an `index.ts`. */
export function screenIds(): string[] {
  if (!existsSync(fileURLToPath(folder))) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, folder)))
    .map((entry) => entry.name)
    .sort()
}
