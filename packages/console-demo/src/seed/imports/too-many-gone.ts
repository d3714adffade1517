import { createFinding, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import type { SeedDistrict } from '../seed-district.ts'

type Gone = { component: string; gone: number; total: number }

/** H001, as the load says it. */
export const tooManyGone = (
  { district, batchId }: { district: SeedDistrict; batchId: number },
  { component, gone, total }: Gone,
): Finding =>
  createFinding('H001', {
    params: { component, count: gone, total, percent: Math.round((gone * 1000) / total) / 10 },
    fixTarget: fixTargets.results(String(district.id), batchId),
  })
