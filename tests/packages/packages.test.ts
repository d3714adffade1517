import { execFileSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PACKAGES } from '../../scripts/pack.ts'
import { BUDGETS } from '../budgets.ts'
import { bundle } from './bundle.ts'
import { tarballOf, unpack } from './packed.ts'

type Manifest = {
  exports: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

describe.each(PACKAGES)('the packed %s', (name) => {
  const folder = unpack(name)
  const manifest = manifestOf(folder)

  it('passes publint', () => {
    const output = execFileSync('publint', [tarballOf(name), '--strict'], { encoding: 'utf8' })
    expect(output).toContain('All good')
  })

  it('resolves its types for every kind of ESM consumer', () => {
    const css = Object.keys(manifest.exports).filter((entry) => entry.endsWith('.css'))
    const args = [tarballOf(name), '--profile', 'esm-only', '--format', 'ascii', '--no-emoji']
    execFileSync('attw', css.length > 0 ? [...args, '--exclude-entrypoints', ...css] : args, {
      encoding: 'utf8',
    })
  })

  it('names only files that are in the tarball, and no condition of the workspace', () => {
    for (const target of Object.values(manifest.exports)) {
      const conditions = typeof target === 'string' ? { default: target } : target
      expect(Object.keys(conditions)).not.toContain('@edconsole/source')
      for (const file of Object.values(conditions))
        expect(() => readFileSync(join(folder, file))).not.toThrow()
    }
  })

  it('depends on published versions, not on the workspace', () => {
    for (const version of Object.values(manifest.dependencies ?? {})) expect(version).toMatch(/^[\^~]?\d/)
  })

  it('ships no test, no story and no uncompiled style', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /\.(test|stories|browser)\.|\.css\.js$|vanilla/.test(file))).toEqual([])
  })
})

it.each([
  ['console-ui', BUDGETS.packedUiKb],
  ['console-standalone', BUDGETS.packedStandaloneKb],
])('the packed %s has no source maps, and grows no further unnoticed', (name, limit) => {
  const files = readdirSync(unpack(name), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const size = statSync(tarballOf(name)).size / 1000
  console.info(`packed ${name}: ${size.toFixed(1)} kB of ${limit}`)
  expect(size).toBeLessThanOrEqual(limit)
})

it('[S1] the packed console-standalone needs no other package', () => {
  const { dependencies, peerDependencies } = manifestOf(unpack('console-standalone'))
  expect([dependencies, peerDependencies]).toEqual([undefined, undefined])
})

describe('entries in plain Node', () => {
  it.each(['console-core', 'console-ui', 'console-standalone'])('imports every entry of %s', (name) => {
    const { exports } = manifestOf(`packages/${name}`)
    const entries = Object.keys(exports).filter((entry) => !/\.(css|json)$/.test(entry))
    const script = entries.map((entry) => `await import('@edconsole/${name}${entry.slice(1)}')`).join(';')
    // Without the workspace's condition Node takes what was built.
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  })

  it('marks the entries of core that hold React for client rendering, and no other', () => {
    const { exports } = manifestOf('packages/console-core')
    const marked = Object.keys(exports).filter((entry) => {
      const target = exports[entry]
      if (typeof target !== 'object') return false
      const file = readFileSync(join('packages/console-core', target.import ?? ''), 'utf8')
      return /^["']use client["']/.test(file)
    })
    expect(marked).toEqual(['.', './react-router', './testing'])
  })

  it('builds what the README says about embedding, word for word', async () => {
    const [, example = ''] =
      /## Embed a screen[\s\S]*?```tsx\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? []
    expect(example).toContain('<ImportLogs />')
    const { entry, chunks } = await bundle(example, 'tsx')
    expect(entry.exports).toEqual(['DistrictImports'])
    // The batch and what is below it come when they are opened.
    expect(chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []).join()).toContain(
      'import-log-results',
    )
  })

  it('builds what docs/embedding.md says about a React Router, word for word', async () => {
    const [, example = ''] =
      /## Embed all of it[\s\S]*?```tsx\n([\s\S]*?)```/.exec(readFileSync('docs/embedding.md', 'utf8')) ?? []
    expect(example).toContain('consoleRoutes(')
    const { entry, chunks } = await bundle(example, 'tsx')
    expect(entry.exports).toEqual(['App'])
    // Screens come when their routes are entered.
    expect(chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []).join()).toContain(
      'import-log-results',
    )
  })

  it('shows what the host on Next is built from, word for word', () => {
    const code = (file: string) => readFileSync(`apps/hosts/next/app/${file}`, 'utf8')
    const [, ofScreen] =
      /## Embed a screen[\s\S]*?```tsx\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? []
    expect(ofScreen).toBe(code('imports/district-imports.tsx'))
    const [, ofNext = ''] =
      /## Embed all of it in Next\n([\s\S]*?)\n## /.exec(readFileSync('docs/embedding.md', 'utf8')) ?? []
    const blocks = [...ofNext.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, block]) => block)
    expect(blocks).toEqual([code('admin/[[...place]]/page.tsx'), code('admin/admin.tsx')])
  })

  it('shows in docs/testing.md what the portal is tested with, word for word', () => {
    const [, example] = /```tsx\n([\s\S]*?)```/.exec(readFileSync('docs/testing.md', 'utf8')) ?? []
    expect(example).toBe(readFileSync('apps/portal/src/imports.test.tsx', 'utf8'))
  })

  it('marks every script of the UI for client rendering first of all', () => {
    const scripts = globSync(['*.js', 'modules/*.js'], { cwd: 'packages/console-ui/dist' })
    expect(scripts.length).toBeGreaterThan(1000)
    for (const file of scripts) {
      expect(readFileSync(`packages/console-ui/dist/${file}`, 'utf8').slice(0, 14)).toMatch(
        /^["']use client["']/,
      )
    }
  })
})
