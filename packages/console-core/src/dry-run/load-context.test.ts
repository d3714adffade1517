import { expect, it } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { resources } from '../resources/index.ts'
import { type AskList, type ContextWanted, loadContext } from './load-context.ts'

const site = (siteCode: string, more: object = {}) => ({
  siteCode,
  sourceId: siteCode,
  isActive: true,
  schoolType: 'High School',
  includeInImport: true,
  ...more,
})
const LISTS: Readonly<Record<string, readonly object[]>> = {
  '/district/sites': [
    site('0412'),
    site('0415', { isActive: false }),
    site('0417', { schoolType: 'Closed' }),
    site('0418', { includeInImport: false }),
  ],
  '/district/students': Array.from({ length: 1200 }, (_, n) => ({ sourceId: `${n}`, siteCode: '0418' })),
  '/section': [
    { sourceId: 'a', siteCode: '0412', sectionId: '7', endDate: '2026-12-18' },
    { sourceId: 'b', siteCode: '0412', sectionId: '7', endDate: '2027-06-04' },
    { sourceId: 'c', siteCode: '0412', sectionId: '7', endDate: null },
  ],
}

const load = (
  componentName: ContextWanted['componentName'],
  refused: Readonly<Record<string, number>> = {},
) => {
  const asked: string[] = []
  const progress: [number, number][] = []
  const ask: AskList = async (operation, { offset = 0, limit = 0 }) => {
    asked.push(operation.path)
    const code = refused[operation.path]
    if (code !== undefined) throw new ApiFailure({ code, message: 'No', operation, context: {} })
    const all = LISTS[operation.path] ?? []
    return JSON.parse(JSON.stringify({ data: all.slice(offset, offset + limit), totalCount: all.length }))
  }
  const context = loadContext({
    componentName,
    ask,
    districtId: '412',
    schoolYear: 2026,
    today: '2026-09-14',
    onProgress: (read, total) => progress.push([read, total]),
  })
  return { context, asked, progress }
}

it('[S7] a dry run reads the lists that its component refers to, page by page, and no other', async () => {
  const { context, asked, progress } = load('roster')
  expect(await context).toMatchObject({
    sites: ['0412', '0417', '0418'],
    inactiveSites: ['0415'],
    closedSites: ['0417'],
    excluded: { sites: ['0418'] },
    sections: [['0412/7', '2027-06-04']],
    notChecked: [],
  })
  expect((await context).students).toHaveLength(1200)
  expect(new Set(asked)).toEqual(new Set(['/district/sites', '/district/students', '/section']))
  expect(progress.at(-1)).toEqual([2407, 2407])
  const sites = load('students')
  await sites.context
  expect(sites.asked).toEqual([resources.sites.list.path])
})

it('[S7] a dry run goes on without a list that may not be read, and ends when one fails', async () => {
  const { context } = load('roster', { '/section': 403 })
  expect(await context).toMatchObject({ sections: [], notChecked: ['sections'] })
  await expect(load('roster', { '/section': 500 }).context).rejects.toThrow(ApiFailure)
})
