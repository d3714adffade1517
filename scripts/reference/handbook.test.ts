import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { linkedToPages } from '../../.storybook/handbook/pages.ts'
import { ALL_TOKENS } from '../../.storybook/handbook/playground/all-tokens.ts'
import { screenIds } from '../../packages/console-ui/screen-entries.ts'

const text = (file: string) => readFileSync(file, 'utf8')
const pages = globSync('.storybook/handbook/**/*.mdx')
const documents = globSync('docs/{*,reference/*}.md')

/** As Storybook makes the address of a page or story from its title. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const titles = [...pages, ...globSync('.storybook/handbook/**/*.stories.tsx')].flatMap(
  (file) => /(?:<Meta title=|title: )["']([^"']+)["']/.exec(text(file))?.[1] ?? [],
)

it('a page is made of files that exist', () => {
  expect(pages.length).toBeGreaterThan(15)
  const missing = pages.flatMap((page) =>
    [...text(page).matchAll(/from '(\.[^'?]+)(?:\?raw)?'/g)]
      .map(([, path = '']) => resolve(dirname(page), path))
      .filter((path) => !existsSync(path)),
  )
  expect(missing).toEqual([])
})

it('a link between pages leads to one that exists', () => {
  const all = [...pages.map(text), ...documents.map((file) => linkedToPages(text(file)))].join('\n')
  const targets = [...all.matchAll(/\?path=\/(?:docs|story)\/([a-z0-9-]+?)--/g)].map(([, target]) => target)
  expect(targets.length).toBeGreaterThan(15)
  const known = titles.map(slug)
  expect(targets.filter((target) => target === undefined || !known.includes(target))).toEqual([])
})

it('the reference has every screen, and the playground every token', () => {
  const screens = text('docs/reference/screens.md')
  expect(screenIds().filter((id) => !screens.includes(`'@edconsole/console-ui/${id}'`))).toEqual([])
  const names = text('packages/console-ui/src/styles/token-names.snapshot.txt').trim().split('\n')
  const listed = ALL_TOKENS.map(({ name }) => name)
  // A shadow is made of other tokens.
  expect(names.filter((name) => !listed.includes(name) && !name.startsWith('--ec-shadow-'))).toEqual([])
})

it.each([
  ['packages/console-core/README.md', '.storybook/handbook/examples/site-count.tsx'],
  ['packages/console-ui/README.md', 'apps/hosts/next/app/imports/district-imports.tsx'],
])('%s shows %s, which is compiled, word for word', (readme, file) => {
  const [, example] = /```tsx\n([\s\S]*?)```/.exec(text(readme)) ?? []
  expect(example).toBe(text(file))
})

it.each(globSync('packages/*/package.json'))('a README stands beside %s', (manifest) => {
  expect(existsSync(resolve(dirname(manifest), 'README.md'))).toBe(true)
})

/** The criteria of WCAG 2.1 and 2.2 at A and AA, by guideline. */
const CRITERIA = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [1, 2, 3],
}

it('the accessibility report judges every criterion once, by tests that exist', () => {
  const report = text('docs/accessibility.md')
  const rows = [...report.matchAll(/^\| (\d\.\d\.\d+) [^|]*\| (A|AA) *\| ([^|]+?) *\|/gm)]
  const wanted = Object.entries(CRITERIA).flatMap(([guideline, last]) =>
    last.map((one) => `${guideline}.${one}`),
  )
  expect(rows.map(([, number]) => number).sort()).toEqual(wanted.sort())
  const results = ['Supports', 'Partially', 'Not tested', 'Not applicable']
  expect(rows.filter(([, , , result = '']) => !results.includes(result))).toEqual([])
  const files = [...report.matchAll(/`((?:packages|e2e)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
