import type { RuleTranslation } from './import-template.ts'

type CodedColumn = {
  possibleValues: readonly {
    value: string
    label: string
    importTemplateTranslations: readonly RuleTranslation[]
  }[]
}

export type Translated =
  /** `by`: the number of the translation that said so, if one did and has a number. */
  | { kind: 'value'; value: string; by?: number | undefined }
  /** No translation fits; the column's fallback stands in. */
  | { kind: 'fallback'; value: string; label: string; by?: number | undefined }
  /** An empty cell that no `blank` translation covers. */
  | { kind: 'empty' }
  | { kind: 'unknown' }
  | { kind: 'ambiguous' }

/**
 * Turns source values of a coded column into stored ones. A translation goes before the list itself, so that a district
 * may give a code another meaning; exact goes before upper and lower case, and the fallback comes last.
 */
export const createTranslator = (column: CodedColumn): ((text: string) => Translated) => {
  const exact = new Map<string, Targets>()
  const anyCase = new Map<string, Targets>()
  const blank: Targets = new Map()
  const fallback: Targets = new Map()
  const known = new Map(column.possibleValues.map((p) => [p.value, p]))

  for (const { importTemplateTranslations } of column.possibleValues) {
    for (const { id, sourceValue, translatedValue, matchType } of importTemplateTranslations) {
      if (!known.has(translatedValue)) continue
      if (matchType === 'exact') put(exact, sourceValue.trim(), translatedValue, id)
      else if (matchType === 'ignoreCase') put(anyCase, sourceValue.trim().toLowerCase(), translatedValue, id)
      else if (matchType === 'blank') blank.set(translatedValue, id)
      else fallback.set(translatedValue, id)
    }
  }

  return (text) => {
    const source = text.trim()
    if (source === '') return pick(blank) ?? { kind: 'empty' }
    const found = pick(exact.get(source)) ?? pick(anyCase.get(source.toLowerCase()))
    if (found) return found
    if (known.has(source)) return { kind: 'value', value: source }
    if (fallback.size > 1) return { kind: 'ambiguous' }
    const [target] = fallback
    if (target === undefined) return { kind: 'unknown' }
    const [value, by] = target
    return { kind: 'fallback', value, by, label: known.get(value)?.label ?? value }
  }
}

/** What a source value leads to, each with the number of its translation; more than one contradict each other. */
type Targets = Map<string, number | undefined>

const put = (map: Map<string, Targets>, key: string, value: string, by: number | undefined): void => {
  const targets = map.get(key)
  if (targets) targets.set(value, by)
  else map.set(key, new Map([[value, by]]))
}

const pick = (targets: Targets | undefined): Translated | null => {
  if (targets === undefined || targets.size === 0) return null
  if (targets.size > 1) return { kind: 'ambiguous' }
  const [target] = targets
  return target === undefined ? null : { kind: 'value', value: target[0], by: target[1] }
}
