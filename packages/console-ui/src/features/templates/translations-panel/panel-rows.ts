import {
  checkTranslations,
  type DatabaseColumn,
  type DraftTranslation,
  type UntranslatedValue,
  withoutTranslation,
} from '@edconsole/console-core/import-rules'
import type { RefusedTranslation, SavedTranslation } from './translations-panel-props.ts'

/** A line of the list of translations. */
export type PanelRow = {
  /** The same while it is edited. */
  readonly key: string
  readonly translation: DraftTranslation
  readonly state: 'saved' | 'new' | 'edited' | 'cleared'
  /** Its position among the translations; -1 once it is cleared. */
  readonly place: number
  /** No row of the last import had it. */
  readonly unused: boolean
  /** What it translated in the last import, which nothing translates now. */
  readonly lost: UntranslatedValue | null
  /** It contradicts one before it, or leads to no value of the column. */
  readonly fault: 'twice' | 'notInList' | null
  /** Why the server didn't take it. */
  readonly refused: string | null
}

/** Why the server didn't take a translation, while it stands as it was sent; null for any other. */
export const refusalOf = (
  { sourceValue, translatedValue, matchType }: DraftTranslation,
  refused: readonly RefusedTranslation[],
): string | null =>
  refused.find(
    (sent) =>
      sent.sourceValue === sourceValue &&
      sent.translatedValue === translatedValue &&
      (sent.matchType ?? 'exact') === matchType,
  )?.message ?? null

/**
 * The lines of the list: new ones first, the newest on top, then the stored ones where they stand, so that nothing jumps
 * while they are edited. Cleared ones keep their place. Without stored ones all stand in their own order.
 */
export const panelRows = (
  column: DatabaseColumn,
  translations: readonly DraftTranslation[],
  saved: readonly SavedTranslation[] | undefined,
  refused: readonly RefusedTranslation[] = [],
): PanelRow[] => {
  const faulty = faultOf(column, translations)
  const stored = new Map(saved?.map((one) => [one.id, one]))
  const places = new Map(translations.map((one, place) => [one.id, place]))
  const lost = lostValues(column, translations, saved)
  const row = (
    translation: DraftTranslation,
    place: number,
    state: PanelRow['state'],
    key: string,
  ): PanelRow => ({
    key,
    translation,
    place,
    state,
    unused: state === 'saved' && stored.get(translation.id)?.timesUsedLastRun === 0,
    lost: (state === 'edited' && lost.get(translation.id)) || null,
    fault: faulty?.place === place ? faulty.fault : null,
    refused: place < 0 ? null : refusalOf(translation, refused),
  })
  // Where nothing is stored at all, nothing is new either.
  if (!saved) return translations.map((one, place) => row(one, place, 'saved', `p${place}`))
  const isNew = ({ id }: DraftTranslation) => id === null
  const added = translations.flatMap((one, place) => (isNew(one) ? [{ one, place }] : []))
  const unseen = translations.flatMap((one, place) =>
    isNew(one) || stored.has(one.id) ? [] : [row(one, place, 'saved', `t${one.id}`)],
  )
  return [
    ...added.map(({ one, place }, at) => row(one, place, 'new', `n${at}`)).reverse(),
    ...saved.map((before) => {
      const place = places.get(before.id) ?? -1
      const now = translations[place]
      if (!now) return row(before, -1, 'cleared', `t${before.id}`)
      return row(now, place, sameTranslation(before, now) ? 'saved' : 'edited', `t${before.id}`)
    }),
    ...unseen,
  ]
}

const sameTranslation = (a: DraftTranslation, b: DraftTranslation): boolean =>
  a.sourceValue === b.sourceValue && a.translatedValue === b.translatedValue && a.matchType === b.matchType

/** By the number of the translation: its value as stored, where rows had it and no other translation covers it now. */
const lostValues = (
  column: DatabaseColumn,
  translations: readonly DraftTranslation[],
  saved: readonly SavedTranslation[] = [],
): ReadonlyMap<number | null, UntranslatedValue> => {
  const now = new Map(translations.map((one) => [one.id, one]))
  const used = saved.flatMap(({ id, sourceValue, matchType, timesUsedLastRun: rows }) => {
    const { sourceValue: value, matchType: match } = now.get(id) ?? { sourceValue }
    const isSame = value === sourceValue && match === matchType
    return isSame || matchType === 'any' || !rows ? [] : [{ id, sourceValue, rows }]
  })
  const values = used.map(({ sourceValue, rows }) => ({ sourceValue, rows }))
  const open = new Map(withoutTranslation(column, translations, values).map((one) => [one.sourceValue, one]))
  return new Map(
    used.flatMap(({ id, sourceValue }) => {
      const found = open.get(sourceValue)
      return found ? [[id, found] as const] : []
    }),
  )
}

const faultOf = (column: DatabaseColumn, translations: readonly DraftTranslation[]) => {
  const fault = checkTranslations(column, translations)
  if (!fault) return null
  const [place, field] = fault.field.split('.')
  return { place: Number(place), fault: field === 'translatedValue' ? 'notInList' : 'twice' } as const
}
