import { type AccessHook, type FixTarget, isPlaceId, type Place } from '@edconsole/console-core'
import { needsNewFile } from '@edconsole/console-core/contract'
import { fixAccess } from '@edconsole/console-core/import-rules'
import type { Cause } from './cause.ts'

/** What a person does about a cause: go somewhere in the console, or correct the source. */
export type CauseFix = PlaceFix | { readonly kind: 'text'; readonly label: string }
type PlaceFix = { readonly kind: 'place'; readonly label: string; readonly to: Place }

type Texts = {
  addTranslations: (count: number) => string
  addManyTranslations: string
  addSites: (count: number) => string
  correctInSis: string
  sendNewFile: string
  syncAgain: string
  nothingToDo: string
  byProvider: { addTranslations: string; addSites: (count: number) => string; other: string }
}

/** Who reads it, of `useAccess`. */
export type FixReader = Pick<AccessHook, 'can' | 'allows' | 'isEmployee'>

/** A facet lists at most so many values: beyond it the number is not known. */
const VALUES_MAX = 50

/** The one fix of a cause, for all its values together: words where the reader may not make it, or its place is not known. */
export const causeFix = (cause: Cause, texts: Texts, reader: FixReader): CauseFix => {
  const { fixTarget, owner } = cause
  if (!fixTarget) return { kind: 'text', label: inWords(cause, texts) }
  const target = ofAllValues(fixTarget, cause, texts)
  const to = placeOfFix(target)
  if (to && mayMake(target, to, reader)) return { kind: 'place', label: target.label, to }
  const isOfProvider = to !== null && owner === 'provider' && !reader.isEmployee
  return { kind: 'text', label: isOfProvider ? byProvider(target, texts) : target.label }
}

/** Rows that the database did not take: the file is right. */
const NOT_WRITTEN = 'L001'

const inWords = ({ owner, code }: Cause, texts: Texts): string => {
  if (owner === 'none') return texts.nothingToDo
  if (needsNewFile(code)) return texts.sendNewFile
  return code === NOT_WRITTEN ? texts.syncAgain : texts.correctInSis
}

/** The place where one finding is put right, in the words of the server; null where the reader can't do it. */
export const findingFix = (target: FixTarget | null, reader: FixReader): PlaceFix | null => {
  const to = target && placeOfFix(target)
  return to && mayMake(target, to, reader) ? { kind: 'place', label: target.label, to } : null
}

const placeOfFix = ({ route, params, query }: FixTarget): Place | null =>
  isPlaceId(route) ? { id: route, params, query } : null

/** A link that leads to a refusal is none. */
const mayMake = (target: FixTarget, to: Place, { can, allows }: FixReader): boolean => {
  const rule = fixAccess(target)
  return can(to.id) && (rule === undefined || allows(rule))
}

const byProvider = ({ query: { values, code } }: FixTarget, { byProvider: words }: Texts): string => {
  if (values !== undefined) return words.addTranslations
  return code === undefined ? words.other : words.addSites([code].flat().length)
}

// A finding knows its own value only; the cause knows them all
const ofAllValues = (target: FixTarget, { values }: Cause, texts: Texts): FixTarget => {
  const received = values.map(({ value }) => value)
  if (received.length === 0) return target
  if ('values' in target.query) {
    const label =
      received.length < VALUES_MAX ? texts.addTranslations(received.length) : texts.addManyTranslations
    return { ...target, query: { ...target.query, values: received }, label }
  }
  if ('code' in target.query && received.length > 1) {
    return { ...target, query: { ...target.query, code: received }, label: texts.addSites(received.length) }
  }
  return target
}
