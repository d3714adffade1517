import { globSync, readFileSync } from 'node:fs'
import type { ConsoleProviderProps } from '@edconsole/console-core'
import { expect, it } from 'vitest'

const text = (file: string) => readFileSync(file, 'utf8')
const registry = text('packages/console-ui/src/replaceable.ts')

const USED = /useMessages\(\s*'([^']+)'/g
const sources = globSync('packages/console-ui/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories|browser)\./.test(file),
)
const ids = [...new Set(sources.flatMap((file) => [...text(file).matchAll(USED)].map(([, id]) => id)))]

it('every text that a component shows can be replaced by its host', () => {
  expect(ids.length).toBeGreaterThan(60)
  const missing = ids.filter((id) => !new RegExp(`^  '?${id}'?: `, 'm').test(registry))
  expect(missing).toEqual([])
})

it('a key that no text and no variable has does not compile', () => {
  const given: Pick<ConsoleProviderProps, 'messages' | 'theme'>[] = [
    {
      messages: {
        'import-logs': { title: 'Loads' },
        'locked-users': { lastHour: { more: (count) => `and ${count}` } },
        'table-students': {
          fields: {
            studentId: { title: 'Student number' },
            name: { title: 'Student' },
            batchId: { blank: 'None' },
          },
          findings: { hasSection: { title: 'In a class' } },
        },
      },
      theme: {
        vars: { '--ec-color-bg-overlay-hover': '#eee', '--ec-space-10': '30px', '--ec-rem': '1.6rem' },
      },
    },
    // @ts-expect-error there is no such screen
    { messages: { 'import-log': {} } },
    // @ts-expect-error there is no such text
    { messages: { 'import-logs': { titel: 'Loads' } } },
    // @ts-expect-error it takes a number
    { messages: { 'locked-users': { lastHour: { more: (count: string) => count } } } },
    // @ts-expect-error it takes values, and this text would lose them
    { messages: { 'locked-users': { lastHour: { more: 'more' } } } },
    // @ts-expect-error a student has no such field
    { messages: { 'table-students': { fields: { studentNo: { title: 'Student number' } } } } },
    // @ts-expect-error nothing of that name is found about students
    { messages: { 'table-students': { findings: { hasTeacher: { title: 'With a teacher' } } } } },
    // @ts-expect-error nothing is found about attendance
    { messages: { 'table-attendance': { findings: { hasTeacher: { title: 'With a teacher' } } } } },
    // @ts-expect-error there is no such variable
    { theme: { vars: { '--ec-color-bg': '#eee' } } },
  ]
  expect(given).toHaveLength(9)
})

it('titles of empty states have no period, as other titles', () => {
  const TITLE = /\b(?:empty|hint|noClient|none\w*|nothing): \{\s*title: (?:\([^)]*\) => )?(['"`])(.+?)\1,/g
  const titles = sources.flatMap((file) => [...text(file).matchAll(TITLE)].map(([, , title = '']) => title))
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.filter((title) => title.endsWith('.'))).toEqual([])
})
