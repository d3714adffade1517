import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { heatOf } from './heat-of.ts'
import { messages as m } from './messages.ts'

type Run = Parameters<typeof heatOf>[0][number]

const run = (batchId: number, startedAt: string | null, status: Run['status']): Run => ({
  etlStatusId: batchId * 10,
  batchId,
  componentName: 'students',
  status,
  startedAt,
})
const options = {
  days: ['2026-09-12', '2026-09-13'],
  timeZone: 'America/New_York',
  districtId: '412',
  mayOpen: true,
  lookOf: renderHook(useStatusLook).result.current,
  m,
}
const cellsOf = (...runs: Run[]) => heatOf(runs, options).get('students')

it('[ux 9.11] a day is that of the time zone of the console, and one without a run says so', () => {
  expect(cellsOf(run(1, '2026-09-14T03:59:00Z', 'completed'))).toEqual([
    { day: '2026-09-12', text: 'No import' },
    {
      day: '2026-09-13',
      status: 'completed',
      text: 'Students, 09/13/2026: Completed. Batch 1',
      to: {
        id: 'import-log-details',
        params: { districtId: '412', batchId: '1', etlStatusId: '10' },
      },
    },
  ])
})

const known: Run['status'][] = ['failed', 'held', 'completedWithErrors', 'cancelled', 'loading', 'completed']
it.each(known.slice(1).map((better, at) => [known[at] ?? '', better] as const))(
  'of several runs on a day the worst counts: %s before %s, and both are named',
  (worse, better) => {
    const worst = run(2, '2026-09-13T10:00:00Z', worse as Run['status'])
    const [, cell] = cellsOf(run(3, '2026-09-13T20:00:00Z', better), worst) ?? []
    expect(cell?.status).toBe(worse)
    expect(cell?.text).toMatch(/^Students, 09\/13\/2026: .+\. Batch 2 .+, batch 3 .+$/)
    expect(cell?.to?.params.batchId).toBe('2')
  },
)

it('of equals the newest is the one that opens', () => {
  const [, cell] =
    cellsOf(run(3, '2026-09-13T10:00:00Z', 'failed'), run(4, '2026-09-13T11:00:00Z', 'failed')) ?? []
  expect(cell?.to?.params.batchId).toBe('4')
})

it('an unknown word never hides behind a success', () => {
  const odd = run(3, '2026-09-13T10:00:00Z', 'reindexing' as Run['status'])
  const [, cell] = cellsOf(run(4, '2026-09-13T11:00:00Z', 'completed'), odd) ?? []
  expect(cell?.status).toBe('reindexing')
})

it('what never began belongs to no day, and whoever may not open logs gets no link', () => {
  expect(cellsOf(run(3, null, 'cancelled'))?.map(({ status }) => status)).toEqual([undefined, undefined])
  const [, cell] =
    heatOf([run(4, '2026-09-13T11:00:00Z', 'failed')], { ...options, mayOpen: false }).get('students') ?? []
  expect(cell).toEqual(expect.not.objectContaining({ to: expect.anything() }))
})
