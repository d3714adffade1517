import { type FixTarget, isPlaceId, type Place } from '@edconsole/console-core'
import { needsNewFile } from '@edconsole/console-core/contract'
import type { Cause } from './cause.ts'

/** What a person does about a cause: go somewhere in the console, or correct the source. */
export type CauseFix =
  | { readonly kind: 'place'; readonly label: string; readonly to: Place }
  | { readonly kind: 'text'; readonly label: string }

type Texts = {
  addTranslations: (count: number) => string
  addManyTranslations: string
  addSites: (count: number) => string
  correctInSis: string
  sendNewFile: string
  syncAgain: string
  nothingToDo: string
}

/** A facet lists at most so many values: beyond it the number is not known. */
const VALUES_MAX = 50

/** The one fix of a cause, for all its values together. A route that is not known stays as plain text. */
export const causeFix = (cause: Cause, texts: Texts): CauseFix => {
  const target = cause.fixTarget
  return target ? fixOf(ofAllValues(target, cause, texts)) : { kind: 'text', label: inWords(cause, texts) }
}

/** Rows that the database did not take: the file is right. */
const NOT_WRITTEN = 'L001'

const inWords = ({ owner, code }: Cause, texts: Texts): string => {
  if (owner === 'none') return texts.nothingToDo
  if (needsNewFile(code)) return texts.sendNewFile
  return code === NOT_WRITTEN ? texts.syncAgain : texts.correctInSis
}

/** The place where one finding is put right, in the words of the server. */
export const findingFix = (target: FixTarget | null): CauseFix | null => target && fixOf(target)

const fixOf = ({ route, params, query, label }: FixTarget): CauseFix =>
  isPlaceId(route) ? { kind: 'place', label, to: { id: route, params, query } } : { kind: 'text', label }

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
