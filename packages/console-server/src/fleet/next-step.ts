import {
  type ImportState,
  type NextStep,
  type NextStepKind,
  needsNewFile,
} from '@edconsole/console-core/contract'
import { FINDING_CODES, isFindingCode } from '@edconsole/console-core/import-rules'
import type { DistrictFacts, LastRun, TopFinding } from './district-facts.ts'

type Step = Omit<NextStep, 'count'> & { count?: number }

/** What moves a district on, and who acts: whatever blocks most. Null if nothing does. */
export const nextStepOf = (facts: DistrictFacts, state: ImportState): NextStep | null => {
  const step = importStep(facts, state) ?? exportStep(facts) ?? newYearStep(facts)
  return step && { kind: step.kind, owner: step.owner, count: step.count ?? null, target: step.target }
}

const importStep = (facts: DistrictFacts, state: ImportState): Step | null => {
  const [last] = facts.runs
  const place = placeIn(facts.districtId)
  if (state === 'never' || !last) return setupStep(facts)
  // After a rollover, nothing of what an earlier year's import refused can be put right anymore.
  const isEarlier = last.schoolYear < facts.schoolYear
  if (facts.templates === 0 && (isEarlier || state === 'late')) return setupStep(facts)
  if (state === 'late') return bringRows(facts)
  if (state === 'completed' || (state === 'rejections' && isEarlier)) return null
  const batch = place('import-log-results', { batchId: String(last.batchId) })
  if (state === 'held')
    return { kind: 'reviewRemovals', owner: 'district', count: facts.heldRemovals, target: batch }
  return findingStep(facts, last) ?? { kind: 'reviewImport', owner: 'provider', target: batch }
}

/** Who brings the rows has to bring them: the SIS is asked by us, files come from the district. */
const bringRows = ({ districtId, runs: [last] }: DistrictFacts): Step => {
  const target = placeIn(districtId)('import-logs')
  return last?.source === 'api'
    ? { kind: 'startImport', owner: 'provider', target }
    : { kind: 'deliverFiles', owner: 'district', target }
}

/** A district that was rolled over has no rows of its new year until its first import of that year. */
const newYearStep = (facts: DistrictFacts): Step | null => {
  const [last] = facts.runs
  return last && last.schoolYear < facts.schoolYear && !facts.running ? bringRows(facts) : null
}

const setupStep = ({ districtId, isConnected, templates }: DistrictFacts): Step => {
  const place = placeIn(districtId)
  if (!isConnected) return { kind: 'finishSetup', owner: 'district', target: place('sis-import-api-setup') }
  if (templates === 0)
    return { kind: 'createTemplates', owner: 'provider', target: place('sis-import-templates') }
  return { kind: 'startImport', owner: 'provider', target: place('import-logs') }
}

const exportStep = ({ districtId, exports }: DistrictFacts): Step | null => {
  const failing = exports.filter(({ isFailing }) => isFailing)
  const [first] = failing
  if (!first) return null
  const place = placeIn(districtId)
  const target = failing.length === 1 ? place('export-edit', { id: String(first.id) }) : place('export')
  return { kind: 'checkExports', owner: 'provider', count: failing.length, target }
}

const findingStep = (
  { districtId }: DistrictFacts,
  { batchId, finding, isRepaired }: LastRun,
): Step | null => {
  if (isRepaired)
    return { kind: 'startImport', owner: 'provider', target: placeIn(districtId)('import-logs') }
  if (!finding || !isFindingCode(finding.errorCode)) return null
  const place = placeIn(districtId)
  const batch = place('import-log-results', { batchId: String(batchId) })
  const { fix, origin } = FINDING_CODES[finding.errorCode]
  const owner = finding.owner === 'district' ? 'district' : 'provider'
  const at = (kind: NextStepKind, count?: number, target = targetOf(finding) ?? batch): Step =>
    count === undefined ? { kind, owner, target } : { kind, owner, count, target }
  switch (fix) {
    case 'apiSetup':
      return at('checkConnection')
    case 'rollover':
      return at('rollOver')
    case 'results':
      return at('reviewRemovals')
    case 'translation':
      return at('addTranslations', finding.values)
    case 'templateColumn':
      return at('mapColumns')
    case 'site':
      return at('addSites', finding.values)
    case 'template':
    case 'encoding':
      return finding.isWholeFile && origin === 'file'
        ? at('checkFiles', undefined, batch)
        : at('openTemplate')
    default:
  }
  if (needsNewFile(finding.errorCode)) return at('checkFiles', undefined, batch)
  if (finding.isWholeFile) return at(origin === 'file' ? 'checkFiles' : 'reviewImport', undefined, batch)
  const rows = place('import-log-details', {
    batchId: String(batchId),
    etlStatusId: String(finding.etlStatusId),
  })
  return at('correctRows', finding.rows, rows)
}

/** Where the first of the lines is put right. Which value it names is left out: the others wait there too. */
const targetOf = ({ fixTarget, values }: TopFinding): NextStep['target'] | null => {
  if (!fixTarget) return null
  const { route, params, query } = fixTarget
  const kept = Object.entries(query).filter(
    ([name]) => name === 'column' || (name === 'code' && values === 1),
  )
  return { route, params, query: Object.fromEntries(kept) }
}

const placeIn =
  (districtId: number) =>
  (route: string, params: Record<string, string> = {}): NextStep['target'] => ({
    route,
    params: Object.assign({ districtId: String(districtId) }, params),
    query: {},
  })
