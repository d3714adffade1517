import { createFinding, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import type { SeedDistrict } from '../seed-district.ts'

type Gone = { component: string; gone: number; total: number }

/** H001, as the load says it. */
export const tooManyGone = (
  { district, batchId }: { district: SeedDistrict; batchId: number },
  { component, gone, total }: Gone,
): Finding =>
  createFinding('H001', {
    words: {
      component,
      count: figure(gone),
      total: figure(total),
      percent: String(Math.round((gone * 1000) / total) / 10),
    },
    fixTarget: fixTargets.results(String(district.id), batchId),
  })

const figure = (count: number): string => count.toLocaleString('en-US')
