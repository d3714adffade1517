import { describe, expect, it } from 'vitest'
import { IMPORT_DEFAULTS } from '../inbox/import-settings.ts'
import type { DistrictFacts } from './district-facts.ts'
import { nextStepOf } from './next-step.ts'

/** The last import rejected rows that an added site would have let in. */
const district = (importedIn: number, templates: number): DistrictFacts => ({
  districtId: 7,
  lea: '41',
  timeZone: 'America/New_York',
  schoolYear: 2026,
  isActive: true,
  importsEnabled: true,
  isConnected: true,
  templates,
  settings: IMPORT_DEFAULTS,
  schedules: [],
  running: null,
  runs: [
    {
      batchId: 9,
      schoolYear: importedIn,
      status: 'completedWithErrors',
      startedAt: '2026-07-01T22:00:00Z',
      source: 'sftp',
      recordsRead: 1000,
      recordsRejected: 61,
      componentsFailed: 0,
      failureOrigin: null,
      finding: {
        errorCode: 'R001',
        owner: 'provider',
        rows: 61,
        values: 2,
        isWholeFile: false,
        etlStatusId: 3,
        fixTarget: null,
      },
    },
  ],
  heldRemovals: 0,
  exports: [],
})

describe('[R26] the next step after a rollover', () => {
  it.each([
    ['what the import of this year rejected', 2026, 3, 'rejections', 'addSites'],
    ['the first files of the year, not what an earlier year rejected', 2025, 3, 'rejections', 'deliverFiles'],
    ['the first files of the year, although the last import completed', 2025, 3, 'completed', 'deliverFiles'],
    ['nothing, once the import of this year completed', 2026, 3, 'completed', undefined],
    ['templates, if none is enabled for the new year', 2025, 0, 'rejections', 'createTemplates'],
    ['templates, although the import is late', 2025, 0, 'late', 'createTemplates'],
    ['files that are late, once templates read them', 2025, 3, 'late', 'deliverFiles'],
  ] as const)('is %s', (_, importedIn, templates, state, kind) => {
    expect(nextStepOf(district(importedIn, templates), state)?.kind).toBe(kind)
  })
})
