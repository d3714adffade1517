import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { pageFolder } from './page-folder.ts'

const NAMES = ['@edconsole/console-standalone', '@edconsole/console-ui/standalone'] as const

const codeWith = (name: string) => `
import { ConsoleElement, type MountedConsole, type MountOptions, mountConsole } from '${name}'
const options: MountOptions = {
  screen: 'import-logs',
  messages: { 'import-logs': { title: 'Loads' } },
  theme: { vars: { '--ec-color-accent-solid': '#0b6b57' } },
  onEvent: ({ type }) => type.toUpperCase(),
}
export const mounted: MountedConsole = mountConsole(document.body, options)
export const element: string | null = new ConsoleElement().districtId
export const wrong: MountOptions[] = [
  // @ts-expect-error there is no such screen
  { screen: 'imports' },
  // @ts-expect-error there is no such text
  { screen: 'import-logs', messages: { 'import-logs': { titel: 'Loads' } } },
  // @ts-expect-error there is no such variable
  { screen: 'import-logs', theme: { vars: { '--ec-color-bg': '#eee' } } },
]
`

const settings = (module: string, moduleResolution: string) =>
  JSON.stringify({
    compilerOptions: {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      strict: true,
      noEmit: true,
      // What their declarations refer to has to be in them.
      skipLibCheck: false,
    },
    files: ['own.ts', 'forwarded.ts'],
  })

const page = pageFolder(['console-standalone', 'console-ui'], {
  'own.ts': codeWith(NAMES[0]),
  'forwarded.ts': codeWith(NAMES[1]),
  'bundler.json': settings('esnext', 'bundler'),
  'node16.json': settings('node16', 'node16'),
})
const lacking = pageFolder(['console-ui'], { 'page.js': `import '${NAMES[1]}'` })
afterAll(() => {
  page.remove()
  lacking.remove()
})

it.each(['bundler', 'node16'])('[S1] both names have types that need no other package (%s)', (resolution) => {
  const { stdout } = spawnSync('tsc', ['-p', join(page.path, `${resolution}.json`)], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

it('[S1] the UI package hands on every name that the package for pages without React declares', () => {
  const declared = readFileSync(join(page.path, 'node_modules', NAMES[0], 'dist/console.d.ts'), 'utf8')
  const [, names = ''] = /^export \{ (.*) \};$/m.exec(declared) ?? []
  const script = `const [own, forwarded] = await Promise.all(${JSON.stringify(NAMES)}.map((name) => import(name)))
    console.log(Object.keys(forwarded).filter((name) => own[name] === forwarded[name]).join(', '))`
  const handedOn = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: page.path,
    encoding: 'utf8',
  })
  expect(handedOn.trim()).toBe(names)
  expect(names).toContain('mountConsole')
})

it('[S1] without that package a bundler says which one is missing', async () => {
  const building = build({
    root: lacking.path,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(lacking.path, 'page.js') } },
  })
  await expect(building).rejects.toThrow('@edconsole/console-standalone')
})
