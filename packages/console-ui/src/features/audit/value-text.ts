import {
  AUTH_PROVIDERS,
  type AuditSubjectKind,
  CLIENT_STATUSES,
  CLIENT_TYPES,
  COMPONENTS,
  componentTitle,
  DELIVERY_METHODS,
  EMPLOYMENT_STATUSES,
  EXPORT_TYPES,
  formatDateTime,
  formatDateTimeWithZone,
  formatYearPair,
  INSTANCE_ENVIRONMENTS,
  INSTANCE_REGIONS,
  INSTANCE_STATUSES,
  isRecord,
  STAFF_ROLES,
  USER_TYPES,
  USERNAME_ATTRIBUTES,
  WEEKDAYS,
} from '@edconsole/console-core'
import { settingNamed } from '@edconsole/console-core/schemas'
import type { partMessages } from '../../parts/messages.ts'
import { formatPhone } from '../formats/format-phone.ts'
import { importRunMessages } from '../imports/messages.ts'
import { peopleMessages } from '../people/messages.ts'
import { roleTitle } from '../people/person-texts.ts'
import { userStatuses } from '../people/user-statuses.ts'
import { roleFormMessages } from '../roles/role-form-messages.ts'
import { certificateFacts, isCertificate } from './certificate-facts.ts'
import type { AuditMessages } from './messages.ts'

/** A value in words: as lists show it, and all of it. */
export type ValueText = { readonly short: string; readonly full: string }

export type ValueContext = {
  readonly kind: AuditSubjectKind
  /** The last key of the field. */
  readonly field: string
  readonly isSetting: boolean
  /** What a field inside a value is called. */
  titleOf(key: string): string
  readonly m: Pick<AuditMessages, 'values' | 'more'>
  readonly yesNo: typeof partMessages.yesNo
  readonly timeZone: string
}

/** About two lines of a history; a metadata file has thousands. */
const SHORT = 80

export const valueText = (value: unknown, context: ValueContext): ValueText | null => {
  if (value === null) return null
  const texts = valueTexts(Array.isArray(value) ? value : [value], context)
  const separator = texts.some(({ full }) => full.includes('\n')) ? '\n' : ', '
  return {
    short: briefList(texts, context.m).join(', '),
    full: texts.map(({ full }) => full).join(separator),
  }
}

export const valueTexts = (values: readonly unknown[], context: ValueContext): ValueText[] =>
  values.map((value) => oneText(value, context))

/** The first of some values, as many as fit, and how many more there are. */
export const briefList = (texts: readonly ValueText[], { more }: Pick<AuditMessages, 'more'>): string[] => {
  let room = SHORT
  const fitting = texts.findIndex(({ short }, index) => {
    room -= short.length + 2
    return index > 0 && room < 0
  })
  const shown = texts.slice(0, fitting < 0 ? undefined : fitting).map(({ short }) => short)
  return fitting < 0 ? shown : [...shown, more(texts.length - fitting)]
}

const oneText = (value: unknown, context: ValueContext): ValueText => {
  const { m, timeZone } = context
  if (typeof value === 'string' && isCertificate(value)) {
    const facts = certificateFacts(value)
    return {
      short: facts ? m.values.certificate(facts.name, dayOf(facts.notAfter, timeZone)) : m.values.unreadable,
      full: value,
    }
  }
  const full = structureText(typeof value === 'string' ? parsed(value) : value, context)
  const line = full.replace(/\s+/g, ' ')
  return { short: line.length > SHORT ? `${line.slice(0, SHORT - 1).trimEnd()}…` : line, full }
}

/** Records write what is neither text nor number as JSON. Text that only looks like it stays as it is. */
const parsed = (text: string): unknown => {
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const structureText = (value: unknown, context: ValueContext): string => {
  if (Array.isArray(value)) return value.map((one) => structureText(one, context)).join(', ')
  if (!isRecord(value)) return wordOf(String(value ?? ''), context)
  const range = rangeText(value)
  if (range !== null) return range
  return Object.entries(value)
    .map(([key, inner]) => [context.titleOf(key), structureText(inner, { ...context, field: key })])
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}: ${text}`)
    .join(', ')
}

/** Days from one to another, both included. */
const rangeText = ({ from, to, ...others }: Readonly<Record<string, unknown>>): string | null => {
  if (typeof from !== 'string' || typeof to !== 'string' || Object.keys(others).length > 0) return null
  if (!DAY.test(from) || !DAY.test(to)) return null
  return from === to ? writtenDay(from) : `${writtenDay(from)} – ${writtenDay(to)}`
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/

/** As lists and forms write dates. */
const dayOf = (instant: string, timeZone: string): string =>
  formatDateTime(instant, timeZone).split(' - ')[0] ?? ''

const writtenDay = (day: string): string => dayOf(`${day}T12:00:00Z`, 'UTC') || day

type Words = Readonly<Record<string, string>>

function wordsOf<Entry>(list: Readonly<Record<string, Entry>>, wordOf: (entry: Entry) => string): Words {
  return Object.fromEntries(Object.entries(list).map(([code, entry]) => [code, wordOf(entry)]))
}

/** What screens call the statuses of each kind of record. */
const STATUSES: Readonly<Partial<Record<AuditSubjectKind, Words>>> = {
  user: userStatuses,
  account: userStatuses,
  client: wordsOf(CLIENT_STATUSES, ({ word }) => word),
  instance: wordsOf(INSTANCE_STATUSES, ({ word }) => word),
}

const { source } = importRunMessages

/** What forms and lists call the codes of a field. */
const WORDS: Readonly<Record<string, Words>> = {
  clientType: CLIENT_TYPES,
  components: wordsOf(COMPONENTS, ({ title }) => title),
  deliveryMethod: wordsOf(DELIVERY_METHODS, ({ title }) => title),
  employmentStatus: EMPLOYMENT_STATUSES,
  environment: INSTANCE_ENVIRONMENTS,
  exportType: EXPORT_TYPES,
  lockReason: peopleMessages.lock.reasons,
  provider: AUTH_PROVIDERS,
  region: INSTANCE_REGIONS,
  role: STAFF_ROLES,
  scheduleDays: WEEKDAYS,
  scope: roleFormMessages.scopes,
  // Of which SIS isn't recorded.
  source: { api: source.api('SIS'), sftp: source.sftp, upload: source.upload },
  userTypes: USER_TYPES,
  usernameAttribute: USERNAME_ATTRIBUTES,
}

const SCHOOL_YEARS: ReadonlySet<string> = new Set(['schoolYear', 'sisYear'])

const wordOf = (text: string, { kind, field, isSetting, m, yesNo, timeZone }: ValueContext): string => {
  if (text === 'true' || text === 'false') return yesNo[text]
  if (text.startsWith('ROLE_')) return roleTitle(text)
  if (DAY.test(text)) return writtenDay(text)
  if (INSTANT.test(text)) return formatDateTimeWithZone(text, timeZone) || text
  if (field === 'personalDataShown') return placeText(text, m)
  if (field === 'signInTest') return m.values.signInTest[text] ?? text
  if (SCHOOL_YEARS.has(field)) return formatYearPair(Number(text)) || text
  if (/phone$/i.test(field)) return formatPhone(text)
  const words: Words | undefined = isSetting
    ? settingNamed(field)?.options
    : field === 'status'
      ? STATUSES[kind]
      : WORDS[field]
  return words?.[text] ?? text
}

/** `Records: Students` of `records: students`, as servers note where somebody asked for personal data. */
const placeText = (text: string, { values: { places } }: ValueContext['m']): string => {
  const [place = '', ...subject] = text.split(': ')
  return [places[place] ?? place, ...subject.map(componentTitle)].join(': ')
}
