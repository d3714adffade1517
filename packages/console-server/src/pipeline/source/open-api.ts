import { COMPONENTS } from '@edconsole/console-core/contract'
import {
  createFinding,
  DATABASE_COLUMNS,
  type Finding,
  fixTargets,
  isImported,
} from '@edconsole/console-core/import-rules'
import type { ReadySis } from '../../sis/district-sis.ts'
import { findingOf } from '../../sis/fault-causes.ts'
import { SisError } from '../../sis/sis-error.ts'
import type { LoadedTemplate } from '../load-template.ts'
import { rowsLastTime } from '../rows-last-time.ts'
import type { RunContext } from '../run-context.ts'
import type { FailedSource, OpenedSource } from './opened-source.ts'
import { readSisRows } from './read-sis-rows.ts'

/** Rows that a SIS hands out by itself. */
export const openApi = async (run: RunContext, template: LoadedTemplate): Promise<OpenedSource> => {
  const { componentName: component, schoolYear } = template
  const scope = { districtId: run.districtId, templateId: template.id }
  const refused = (message: string) =>
    failed(createFinding('E001', { fixTarget: fixTargets.apiSetup(scope), instead: { message } }))
  let ready: ReadySis | null
  try {
    ready = await run.sis.ready()
  } catch (error) {
    if (!(error instanceof SisError)) throw error
    return failed(findingOf(error, { path: 'the first question', area: 'API' }, scope))
  }
  if (!ready) return refused('The connection to the SIS is not set up.')
  const endpoint = isImported(component) ? ready.sis.endpoint(component) : null
  if (!endpoint || !isImported(component))
    return refused(`The SIS hands out no ${COMPONENTS[component].title.toLowerCase()} by itself. Use files.`)

  const { sis, kind, servedYear } = ready
  const declared = DATABASE_COLUMNS[component].flatMap((column) => column.defaultSourceColumns[kind] ?? [])
  return {
    kind: 'open',
    origin: 'sis',
    name: endpoint.path,
    hasHeader: false,
    rowsExpected: await rowsLastTime({ ...run, componentName: component }),
    findings:
      servedYear === null || servedYear === schoolYear ? [] : [otherYear(run, servedYear, schoolYear)],
    read: () =>
      readSisRows(sis.rows(component, schoolYear), declared, (error) => findingOf(error, endpoint, scope)),
  }
}

const otherYear = (of: Pick<RunContext, 'districtId'>, served: number, wanted: number): Finding =>
  createFinding('E006', {
    words: { sisYear: pair(served), consoleYear: pair(wanted) },
    fixTarget: fixTargets.rollover(of),
  })

const pair = (year: number): string => `${year}-${year + 1}`

const failed = (finding: Finding): FailedSource => ({ kind: 'failed', fileName: null, finding })
