import { expect, it } from 'vitest'
import type { FilterSpec } from '../filter-spec.ts'
import type { QuickView } from './quick-views.ts'
import { filtersOfView, viewAtWork } from './quick-views.ts'

const views: QuickView[] = [
  { label: 'All' },
  { label: 'With rejections', chosen: { recordsRejected: { gte: '1' } } },
  { label: 'Failed', chosen: { status: ['failed'] } },
]

it.each([
  ['no filter', {}, 0],
  ['a filter of no view', { source: ['api'] }, 0],
  ['the filter of a view', { source: ['api'], status: ['failed'] }, 2],
  ['another value of its field', { status: ['held'] }, -1],
  ['the filters of two views', { status: ['failed'], recordsRejected: { gte: '1' } }, -1],
] as const)('[ux 8.2] %s is the view at work', (_, filters, expected) => {
  expect(viewAtWork(views, filters)).toBe(expected)
})

it('[ux 8.2] a view takes the place of another and leaves other filters alone', () => {
  const filters = { source: ['api'], status: ['failed'] }
  const specs: FilterSpec[] = [
    { kind: 'choice', field: 'source', label: 'Source', options: [] },
    { kind: 'choice', field: 'status', label: 'Status', options: [] },
    { kind: 'number', field: 'recordsRejected', label: 'Rejected' },
  ]
  expect(filtersOfView(views[1], views, filters, specs)).toEqual({
    source: ['api'],
    recordsRejected: { gte: '1' },
  })
  expect(filtersOfView(views[0], views, filters, specs)).toEqual({ source: ['api'] })
})

it('[ux 8.2] a view without a filter that applies by itself switches it off', () => {
  const specs: FilterSpec[] = [
    { kind: 'choice', field: 'status', label: 'Status', options: [], defaultValues: ['failed'] },
    { kind: 'number', field: 'recordsRejected', label: 'Rejected' },
  ]
  expect(filtersOfView(views[0], views, {}, specs)).toEqual({ status: 'any' })
  expect(filtersOfView(views[2], views, { status: 'any' }, specs)).toEqual({ status: ['failed'] })
})
