// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tarballOf } from './packed.ts'

type Host = { version: string; say(message: string): void; unmount(): void }

const folder = mkdtempSync(join(tmpdir(), 'react-18-'))
let script = ''

/** A host as of some years ago: React 18 and the packed packages, with nothing of the workspace. */
beforeAll(async () => {
  const dependencies = {
    '@edconsole/console-core': `file:${tarballOf('console-core')}`,
    '@edconsole/console-ui': `file:${tarballOf('console-ui')}`,
    '@tanstack/react-query': '^5.108.0',
    react: '18.3.1',
    'react-dom': '18.3.1',
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    // The UI names the core by its version, which no registry has yet.
    `overrides:\n  '@edconsole/console-core': 'file:${tarballOf('console-core')}'\n`,
  )
  writeFileSync(join(folder, 'host.js'), readFileSync('tests/packages/react-18/host.js'))
  execFileSync('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      lib: { entry: join(folder, 'host.js'), formats: ['iife'], name: 'host' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Nothing was built')
  script = output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('[architecture 12] React 18 draws shell and list, follows a state, opens an overlay and takes it all down', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = '<div id="host"></div>'
  // What the script leaves behind is written down beside it.
  const host = new Function(`${script}; return host`)() as Host
  const text = () => document.body.textContent ?? ''
  expect(host.version).toBe('18.3.1')
  await expect.poll(text, { timeout: 10_000 }).toContain('48212')
  expect(document.querySelector('h1')?.textContent).toBe('Import Logs')
  const menu = document.querySelector<HTMLElement>('button[aria-label="Actions"]')
  menu?.focus()
  menu?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await expect.poll(() => document.querySelectorAll('[role=menuitem]').length).toBeGreaterThan(0)
  host.say('Site updated (0417)')
  await expect.poll(text).toContain('Site updated (0417)')
  host.unmount()
  await expect.poll(() => document.querySelector('#host')?.childElementCount).toBe(0)
  expect(complaints.mock.calls).toEqual([])
})
