import {
  createFinding,
  DATABASE_COLUMNS,
  type Finding,
  fixTargets,
  isImported,
} from '@edconsole/console-core/import-rules'
import type { ReadySis } from '../../sis/district-sis.ts'
import type { FlatRow } from '../../sis/flat-row.ts'
import { findingOf, SisError } from '../../sis/sis-error.ts'
import type { NumberedRow } from '../../source-formats/format-reader.ts'
import type { LoadedTemplate } from '../load-template.ts'
import { rowsLastTime } from '../reason-to-stop.ts'
import type { RunContext } from '../run-context.ts'
import { chunksOf } from './chunks-of.ts'
import { BrokenSourceError, type FailedSource, type OpenedSource, type RowChunk } from './opened-source.ts'

/** Rows that a SIS hands out by itself. */
export const openApi = async (run: RunContext, template: LoadedTemplate): Promise<OpenedSource> => {
  const { componentName: component, schoolYear } = template
  const scope = { districtId: run.districtId, templateId: template.id }
  const fixTarget = fixTargets.apiSetup(scope)
  let ready: ReadySis | null
  try {
    ready = await run.sis.ready()
  } catch (error) {
    if (!(error instanceof SisError)) throw error
    return failed(findingOf(error, { path: 'the API', area: 'API' }, scope))
  }
  if (!ready) return failed(createFinding('E001', { fixTarget, params: { reason: 'notSetUp' } }))
  const endpoint = isImported(component) ? ready.sis.endpoint(component) : null
  if (!endpoint || !isImported(component))
    return failed(createFinding('E001', { fixTarget, params: { component } }))

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
      readSisRows(sis.rows(component, schoolYear), {
        declared: () => {
          const lacking = sis.lacking?.(component) ?? []
          return declared.filter((name) => !lacking.includes(name))
        },
        findingOf: (error) => findingOf(error, endpoint, scope),
      }),
  }
}

const otherYear = (of: Pick<RunContext, 'districtId'>, served: number, wanted: number): Finding =>
  createFinding('E006', {
    params: { sisYear: pair(served), consoleYear: pair(wanted) },
    fixTarget: fixTargets.rollover(of),
  })

const pair = (year: number): string => `${year}-${year + 1}`

const failed = (finding: Finding): FailedSource => ({ kind: 'failed', fileName: null, finding })

/**
 * Rows of a SIS as if they came from a file. The header has the columns that are known of this SIS, for an answer may leave
 * out what is empty, and the other ones of the first rows.
 */
async function* readSisRows(
  rows: AsyncGenerator<FlatRow>,
  { declared, findingOf }: { declared: () => readonly string[]; findingOf: (error: SisError) => Finding },
): AsyncGenerator<RowChunk> {
  try {
    yield* chunksOf(numbered(rows), (first) => [...declared(), ...first.flatMap(Object.keys)])
  } catch (error) {
    throw error instanceof SisError ? new BrokenSourceError(findingOf(error)) : error
  }
}

async function* numbered(rows: AsyncGenerator<FlatRow>): AsyncGenerator<NumberedRow> {
  let rowNumber = 0
  for await (const cells of rows) {
    rowNumber += 1
    yield { rowNumber, cells }
  }
}
