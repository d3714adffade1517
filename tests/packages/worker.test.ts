import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { unpack } from './packed.ts'

/** Bundlers look for these very words: what is between the quotes becomes a file of its own. */
const STARTED = /new Worker\(new URL\("([^"]+)", import\.meta\.url\), \{ type: "module" \}\)/

it('[S7] the worker of a trial is started in the form that bundlers find, and lies where it is looked for', () => {
  const dist = join(unpack('console-core'), 'dist')
  const starters = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(join(dist, file), 'utf8') }))
    .filter(({ code }) => code.includes('new Worker('))
  expect(starters).not.toEqual([])
  for (const { file, code } of starters) {
    const target = STARTED.exec(code)?.[1]
    expect(target, file).toBeDefined()
    expect(existsSync(join(dist, dirname(file), target ?? '')), target).toBe(true)
  }
})
