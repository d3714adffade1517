import type { Translation } from '../entities/sis-import-template.ts'

type CodedColumn = {
  possibleValues: readonly {
    value: string
    label: string
    importTemplateTranslations: readonly Pick<Translation, 'sourceValue' | 'translatedValue' | 'matchType'>[]
  }[]
}

export type Translated =
  | { kind: 'value'; value: string }
  /** No translation fits; the column's fallback stands in. */
  | { kind: 'fallback'; value: string; label: string }
  /** An empty cell that no `blank` translation covers. */
  | { kind: 'empty' }
  | { kind: 'unknown' }
  | { kind: 'ambiguous' }

/**
 * Turns source values of a coded column into stored ones. A translation goes before the list itself, so that a district
 * may give a code another meaning; exact goes before upper and lower case, and the fallback comes last.
 */
export const createTranslator = (column: CodedColumn): ((text: string) => Translated) => {
  const exact = new Map<string, Set<string>>()
  const anyCase = new Map<string, Set<string>>()
  const blank = new Set<string>()
  const fallback = new Set<string>()
  const known = new Map(column.possibleValues.map((p) => [p.value, p]))

  for (const { importTemplateTranslations } of column.possibleValues) {
    for (const { sourceValue, translatedValue, matchType } of importTemplateTranslations) {
      if (!known.has(translatedValue)) continue
      if (matchType === 'exact') put(exact, sourceValue.trim(), translatedValue)
      else if (matchType === 'ignoreCase') put(anyCase, sourceValue.trim().toLowerCase(), translatedValue)
      else if (matchType === 'blank') blank.add(translatedValue)
      else fallback.add(translatedValue)
    }
  }

  return (text) => {
    const source = text.trim()
    if (source === '') return pick(blank) ?? { kind: 'empty' }
    const found = pick(exact.get(source)) ?? pick(anyCase.get(source.toLowerCase()))
    if (found) return found
    if (known.has(source)) return { kind: 'value', value: source }
    if (fallback.size > 1) return { kind: 'ambiguous' }
    const [value] = fallback
    if (value === undefined) return { kind: 'unknown' }
    return { kind: 'fallback', value, label: known.get(value)?.label ?? value }
  }
}

const put = (map: Map<string, Set<string>>, key: string, value: string): void => {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}

const pick = (values: ReadonlySet<string> | undefined): Translated | null => {
  if (values === undefined || values.size === 0) return null
  if (values.size > 1) return { kind: 'ambiguous' }
  const [value] = values
  return value === undefined ? null : { kind: 'value', value }
}
