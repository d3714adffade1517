import type { ExportCheckCode, ExportCheckFinding } from '@edconsole/console-core/contract'

type Place = { fileName: string; columnName?: string; line?: number; value?: string | null; rows?: number }

/** Faults of one kind in one column are one finding: a file with a million wrong dates has one, not a million. */
export type FoundFaults = {
  add: (code: ExportCheckCode, place: Place) => void
  all: () => ExportCheckFinding[]
}

export const createFoundFaults = (): FoundFaults => {
  const found = new Map<string, ExportCheckFinding>()
  return {
    add: (code, { fileName, columnName = null, line = null, value = null, rows = 1 }) => {
      const key = JSON.stringify([code, fileName, columnName, line === null ? value : null])
      const known = found.get(key)
      if (known) known.rows += rows
      else found.set(key, { code, fileName, columnName, rows, line, value: value?.slice(0, LONGEST) ?? null })
    },
    all: () => [...found.values()],
  }
}

const LONGEST = 120
