import type { Finding } from '../import-rules/finding.ts'
import { ownCopy } from '../import-rules/own-copy.ts'
import type { DryRunCause, DryRunSample } from './dry-run-report.ts'

const SAMPLES = 10
const VALUES = 50
/** A cause with more different values than this is not about single values. */
const COUNTED = 2000

/** A row that may be shown as a sample. */
type Row = {
  rowNumber: number
  label: () => string | null
  data: () => Readonly<Record<string, string>>
}

type Collected = { first: Finding; rows: number; values: Map<string, number>; samples: DryRunSample[] }

/** Gathers findings by cause, with a few rows of each. */
export const createCauses = () => {
  const causes = new Map<string, Collected>()
  const entry = (finding: Finding): Collected => {
    const known = causes.get(finding.cause)
    if (known) return known
    const made: Collected = { first: finding, rows: 0, values: new Map(), samples: [] }
    causes.set(finding.cause, made)
    return made
  }
  return {
    addOfFile: (finding: Finding): void => {
      entry(finding)
    },
    add: (finding: Finding, row: Row): void => {
      const cause = entry(finding)
      cause.rows += 1
      const { value, params, message } = finding
      if (value !== null && value !== '') {
        const known = cause.values.get(value)
        if (known !== undefined) cause.values.set(value, known + 1)
        else if (cause.values.size < COUNTED) cause.values.set(ownCopy(value), 1)
      }
      if (cause.samples.length < SAMPLES) cause.samples.push(sampleOf(row, { value, params, message }))
    },
    list: (): DryRunCause[] => [...causes.values()].map(causeOf).sort(byUrgency),
  }
}

const sampleOf = (
  { rowNumber, label, data }: Row,
  said: Pick<Finding, 'value' | 'params' | 'message'>,
): DryRunSample => ({
  ...said,
  rowNumber,
  recordLabel: label(),
  data: Object.fromEntries(Object.entries(data()).map(([name, field]) => [name, ownCopy(field)])),
})

const causeOf = ({ first, rows, values, samples }: Collected): DryRunCause => {
  const { stage: _, causeTitle, ...said } = first
  return {
    ...said,
    title: causeTitle,
    rows,
    values: [...values]
      .map(([value, count]) => ({ value, rows: count }))
      .sort((a, b) => b.rows - a.rows)
      .slice(0, VALUES),
    samples,
  }
}

const byUrgency = (a: DryRunCause, b: DryRunCause): number =>
  Number(a.rows > 0) - Number(b.rows > 0) || b.rows - a.rows
