import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { SERVER_SETTINGS } from './server-settings.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const SOURCES = fileURLToPath(new URL('../', import.meta.url))
const NAMES = SERVER_SETTINGS.flatMap(({ names }) => names)

it('settings that the server reads are in the list of its usage text', async () => {
  const found = new Set<string>()
  for await (const path of glob('**/*.ts', { cwd: SOURCES })) {
    if (/\.test\.ts$|(^|\/)testing\/|settings\/server-settings\.ts$/.test(path)) continue
    const text = await readFile(`${SOURCES}${path}`, 'utf8')
    for (const [name] of text.matchAll(/\b(CONSOLE_[A-Z0-9_]*[A-Z0-9]|DATABASE_URL|PORT(?= *\|\|))\b/g))
      found.add(name)
  }
  expect(found.size).toBeGreaterThan(50)
  expect([...found].filter((name) => !NAMES.includes(name))).toEqual([])
})

it('settings in that list are those of the docs', async () => {
  const docs = await Promise.all(
    ['docs/operate.md', 'README.md'].map((path) => readFile(`${ROOT}${path}`, 'utf8')),
  )
  const described = new Set(
    [...docs.join('\n').matchAll(/^\| (`[A-Z].*?) +\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    ),
  )
  // The demonstration alone has it.
  described.delete('CONSOLE_NOW')
  expect([...NAMES].toSorted()).toEqual([...described].toSorted())
})
