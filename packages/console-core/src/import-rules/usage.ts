import type { Translated } from './translator.ts'

/** What a run has made of the codes of a file. Of other columns nothing is kept: their values may be personal. */
export type Usage = {
  /** The names of the source's columns, in their order. */
  readonly header: readonly string[]
  /** How often each translation was needed, by its number. */
  readonly translations: ReadonlyMap<number, number>
  /** A few of the codes before they are translated, by our column. */
  readonly samples: ReadonlyMap<string, ReadonlySet<string>>
  /** How many rows hold each code that no translation and no list knows, by our column. */
  readonly unknown: ReadonlyMap<string, ReadonlyMap<string, number>>
}

const SAMPLES = 5
/** A column with more unknown codes than this is mapped to the wrong source. */
const UNKNOWN = 200
/** A source value cannot be longer. */
const LENGTH = 100

/** Looks on while codes are translated. */
export const createUsage = (header: readonly string[] = []) => {
  const translations = new Map<number, number>()
  const samples = new Map<string, Set<string>>()
  const unknown = new Map<string, Map<string, number>>()
  const usage: Usage = { header, translations, samples, unknown }
  const watch = (columnName: string, translate: (text: string) => Translated) => {
    const seen = new Set<string>()
    const notKnown = new Map<string, number>()
    samples.set(columnName, seen)
    unknown.set(columnName, notKnown)
    return (text: string): Translated => {
      const result = translate(text)
      const by = 'by' in result ? result.by : undefined
      if (by !== undefined) translations.set(by, (translations.get(by) ?? 0) + 1)
      const code = text.trim().slice(0, LENGTH)
      if (seen.size < SAMPLES && code !== '') seen.add(code)
      if (result.kind === 'unknown' || result.kind === 'fallback') {
        const rows = notKnown.get(code)
        if (rows !== undefined || notKnown.size < UNKNOWN) notKnown.set(code, (rows ?? 0) + 1)
      }
      return result
    }
  }
  return { usage, watch }
}
