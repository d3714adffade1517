import { COMPONENTS } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS, type ImportedComponent } from '@edconsole/console-core/import-rules'
import { expect, it } from 'vitest'
import { SOURCE_FORMATS } from './source-formats.ts'

const components = (Object.keys(DATABASE_COLUMNS) as ImportedComponent[]).toSorted(
  (one, other) => COMPONENTS[one].loadOrder - COMPONENTS[other].loadOrder,
)

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** What each format has for a field: the column it is read from, or the value that stands for it. */
const table = (component: ImportedComponent): string[] => {
  const formats = SOURCE_FORMATS.flatMap(
    ({ components }) => components[component]?.mapping ?? { columns: {} },
  )
  const carried = DATABASE_COLUMNS[component].map(({ columnName, displayName, isRequired }) => ({
    title: displayName + (isRequired ? ' (required)' : ''),
    cells: formats.map(({ columns, constants }) => {
      if (columns[columnName] !== undefined) return '✓'
      const constant = constants?.[columnName]
      return constant === undefined ? '–' : `“${constant}”`
    }),
  }))
  const never = carried.filter(({ cells }) => cells.every((cell) => cell === '–'))
  return [
    `## ${COMPONENTS[component].title}`,
    '',
    row(['Field', ...SOURCE_FORMATS.map(({ title }) => title)]),
    row(['---', ...SOURCE_FORMATS.map(() => ':-:')]),
    ...carried.filter((one) => !never.includes(one)).map(({ title, cells }) => row([title, ...cells])),
    '',
    ...(never.length > 0 ? [`In no format: ${never.map(({ title }) => title).join(', ')}.`, ''] : []),
  ]
}

it('the documentation says which fields each format carries', async () => {
  const isRead = (component: ImportedComponent) =>
    SOURCE_FORMATS.some((format) => format.components[component] !== undefined)
  const page = [
    '# What source formats carry',
    '',
    'Written by `what-formats-carry.test.ts` out of the formats themselves; `vitest run what-formats-carry --update` writes it anew. ✓: read from the files.',
    '–: the format has no place for it, or none that its documents pin down. In quotes: the same for every row.',
    '',
    ...components.filter(isRead).flatMap(table),
    '## In no format',
    '',
    `${components
      .filter((component) => !isRead(component))
      .map((component) => COMPONENTS[component].title)
      .join(', ')}.`,
    '',
  ]
  await expect(page.join('\n')).toMatchFileSnapshot('../../../../docs/reference/source-formats.md')
})
