import type { Translated } from './translator.ts'

/** What a run has made of the codes of a file. Of other columns nothing is kept: their values may be personal. */
export type Usage = {
  /** How often each translation was needed, by its number. */
  readonly translations: ReadonlyMap<number, number>
  /** A few of the codes before they are translated, by our column. */
  readonly samples: ReadonlyMap<string, ReadonlySet<string>>
}

const SAMPLES = 5

/** Looks on while codes are translated. */
export const createUsage = () => {
  const translations = new Map<number, number>()
  const samples = new Map<string, Set<string>>()
  const usage: Usage = { translations, samples }
  const watch = (columnName: string, translate: (text: string) => Translated) => {
    const seen = new Set<string>()
    samples.set(columnName, seen)
    return (text: string): Translated => {
      const result = translate(text)
      const by = 'by' in result ? result.by : undefined
      if (by !== undefined) translations.set(by, (translations.get(by) ?? 0) + 1)
      const code = text.trim()
      if (seen.size < SAMPLES && code !== '') seen.add(code.slice(0, 100))
      return result
    }
  }
  return { usage, watch }
}
