import type { District, Export, ImportLogHeader } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { messages } from './messages.ts'
import { whatFailed } from './what-failed.ts'

const last = (status: string, componentsFailed = 0, recordsRejected = 0) => ({
  first: undefined,
  last: { batchId: 48213, status, componentsFailed, recordsRejected } as unknown as ImportLogHeader,
})
const sent = (lastStatus: string, isEnabled = true) =>
  ({ productName: 'Assessment', isEnabled, lastStatus }) as unknown as Export
const label = (imports: ReturnType<typeof last>, ...exports: Export[]) =>
  whatFailed('412', { imports, exports, district: undefined }, messages.strip)?.label

it('[ux 9.2] a held or failed import comes before an export that failed; what is off waits for nobody', () => {
  expect(label(last('held'), sent('failed'))).toBe('Review held batch 48213')
  expect(label(last('failed'))).toBe('Look into failed batch 48213')
  expect(label(last('completed'), sent('completed'), sent('failed'))).toBe(
    'Look into the failed export to Assessment',
  )
  expect(label(last('completedWithErrors'), sent('failed', false), sent('completed'))).toBeUndefined()
})

it('[ux 9.2] so do an import of which a component failed, and an export that was sent in part', () => {
  expect(label(last('completedWithErrors', 1))).toBe('Look into the failures of batch 48213')
  expect(label(last('loading', 1))).toBeUndefined()
  expect(label(last('completed'), sent('completedWithErrors'), sent('failed'))).toBe(
    'Look into the failed export to Assessment',
  )
  expect(label(last('completed'), sent('completedWithErrors'))).toBe(
    'Look into the partial export to Assessment',
  )
})

it('[ux 9.4] rejected rows come last: everything else stops more', () => {
  const rejections = last('completedWithErrors', 0, 13)
  expect(label(rejections, sent('completed'))).toBe('Look into the rejections of batch 48213')
  expect(label(rejections, sent('failed'))).toBe('Look into the failed export to Assessment')
  expect(label(last('loading', 0, 13))).toBeUndefined()
})

it("[ux 9.1] nobody is sent to rejected rows of an earlier year's import", () => {
  const district = { sisYear: 2026 } as District
  const of = (schoolYear: number) => {
    const { last: batch, first } = last('completedWithErrors', 0, 13)
    const imports = { first, last: { ...batch, schoolYear } }
    return whatFailed('412', { imports, exports: [], district }, messages.strip)?.label
  }
  expect(of(2026)).toBe('Look into the rejections of batch 48213')
  expect(of(2025)).toBeUndefined()
})

it('leads to the batch, or to the exports', () => {
  const facts = { imports: last('held'), exports: [], district: undefined }
  expect(whatFailed('412', facts, messages.strip)?.to).toEqual({
    id: 'import-log-results',
    params: { districtId: '412', batchId: '48213' },
  })
})
