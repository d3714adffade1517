import {
  type Authentication,
  type District,
  type Export,
  formatDateTime,
  type ImportLogHeader,
  type Place,
  type Product,
  type ProductEnabled,
  placeOf,
  type SisApiConfig,
  type SisImportTemplate,
  type SisSystem,
} from '@edconsole/console-core'
import { productRefusal } from '../../exports/actions/product-refusal.ts'
import { isOfEarlierYear } from '../../imports/is-of-earlier-year.ts'
import type { SetupStepsMessages } from './messages.ts'
import { SETUP_STEP_IDS, type SetupStepId } from './setup-step-id.ts'

/**
 * What is known of a district. A part that this user may not see, or that is still on its way, is undefined; one that
 * could not be read is null.
 */
export type SetupFacts = {
  /** In which times are shown; Eastern by default ([S9]). */
  timeZone?: string
  district: District | undefined
  connection?: { config: SisApiConfig | undefined; system: SisSystem | undefined } | null | undefined
  /** Each product of the provider, on or off in the year of the district's data. */
  products?: readonly ProductEnabled[] | null | undefined
  sites?: { total: number } | null | undefined
  templates?: readonly SisImportTemplate[] | null | undefined
  /** The first import of the data year that completed, and the last one of any year. */
  imports?: { first: ImportLogHeader | undefined; last: ImportLogHeader | undefined } | null | undefined
  exports?: readonly Export[] | null | undefined
  /** All products, asked for only where no export is there. */
  catalog?: readonly Product[] | undefined
  ways?: readonly Authentication[] | null | undefined
}

export type SetupStep = {
  id: SetupStepId
  label: string
  /** `attention`: something was done and does not work. `unknown`: it could not be read. */
  state: 'done' | 'open' | 'attention' | 'unknown'
  /** What is there, or what is missing, in one line. */
  reason: string
  /** The screen where it is done. */
  to: Place
  /** Since when it is done, as far as that is known. */
  since?: string | undefined
}

type Judged = Pick<SetupStep, 'state' | 'reason' | 'since'>

/**
 * What is done of a district's set-up and what is next, from what is stored: for Setup, District Overview and the
 * dashboard alike (ux 9.2). Parts that are not known yet have no step.
 */
export function setupSteps(districtId: string, facts: SetupFacts, m: SetupStepsMessages): SetupStep[] {
  return SETUP_STEP_IDS.flatMap((id) => {
    const judged = JUDGES[id](facts, m)
    if (judged === undefined) return []
    return { id, label: m.labels[id], to: placeOf(SCREENS[id], { districtId }), ...(judged ?? unread(m)) }
  })
}

/** How far a district is. */
export function setupProgress(steps: readonly SetupStep[]): {
  done: number
  of: number
  next: SetupStep | undefined
  complete: boolean
  /** When the last of what is known was done. */
  since: string | undefined
} {
  const done = steps.filter(({ state }) => state === 'done').length
  const complete = steps.length > 0 && done === steps.length
  const dates = steps.flatMap(({ since }) => since ?? []).sort()
  return {
    done,
    of: steps.length,
    complete,
    next: steps.find(({ state }) => state !== 'done'),
    since: complete ? dates.at(-1) : undefined,
  }
}

/** Where each step is done. */
const SCREENS = {
  profile: 'district-profile',
  connection: 'sis-import-api-setup',
  products: 'district-profile',
  templates: 'sis-import-templates',
  firstImport: 'import-logs',
  sites: 'site-overview',
  exports: 'export',
  signIn: 'authentication-configs',
} as const satisfies Record<SetupStepId, string>

const unread = (m: SetupStepsMessages): Judged => ({ state: 'unknown', reason: m.unknown })
const done = (reason: string, since?: string | null): Judged => ({
  state: 'done',
  reason,
  ...(since != null && { since }),
})
const open = (reason: string): Judged => ({ state: 'open', reason })
const attention = (reason: string): Judged => ({ state: 'attention', reason })

/** Undefined: not known. Null: could not be read. */
type Judge = (facts: SetupFacts, m: SetupStepsMessages) => Judged | null | undefined

const JUDGES: Record<SetupStepId, Judge> = {
  profile: ({ district }, m) => {
    if (!district) return undefined
    const email = district.contactEmailAddress?.trim()
    return email ? done(m.profile.done(email)) : open(m.profile.open)
  },
  connection: ({ connection, timeZone }, m) => connection && judgeConnection(connection, timeZone, m),
  products: ({ products }, m) => {
    if (!products) return products
    const on = products.filter(({ enabled }) => enabled)
    if (on.length > 0) return done(m.products.done(on.length))
    return open(products.length === 0 ? m.products.none : m.products.open)
  },
  sites: ({ sites }, m) => sites && (sites.total > 0 ? done(m.sites.done(sites.total)) : open(m.sites.open)),
  templates: ({ templates }, m) => {
    if (!templates) return templates
    const on = templates.filter(({ isEnabled }) => isEnabled)
    if (on.length > 0) return done(m.templates.done(on.length), firstOf(on))
    return open(templates.length > 0 ? m.templates.off(templates.length) : m.templates.open)
  },
  firstImport: ({ imports, templates, district, timeZone }, m) => {
    if (!imports) return imports
    const { first, last } = imports
    if (first)
      return done(
        m.firstImport.done(formatDateTime(first.endedAt ?? first.startedAt, timeZone)),
        first.endedAt,
      )
    const year = district?.sisYear ?? 0
    const isEarlier = last !== undefined && isOfEarlierYear(last, year)
    if (last && last.endedAt === null) return open(m.firstImport.running)
    if (last && !isEarlier) return attention(m.firstImport.failed)
    if (district?.importsEnabled === false) return open(m.firstImport.off)
    const waits = templates?.every(({ isEnabled }) => !isEnabled) ?? false
    if (waits) return open(m.firstImport.waits)
    return open(isEarlier ? m.firstImport.newYear(year) : m.firstImport.open)
  },
  exports: ({ exports: all, products, catalog = [] }, m) => {
    if (!all) return all
    const on = all.filter(({ isEnabled }) => isEnabled)
    if (on.length > 0) return done(m.exports.done(on.length), firstOf(on))
    if (all.length > 0) return open(m.exports.off(all.length))
    if (products?.length === 0) return open(m.products.none)
    const enabled = products?.filter((one) => one.enabled)
    if (enabled?.length === 0) return open(m.exports.noProduct)
    const none = enabled?.every(({ productId }) => {
      const product = catalog.find(({ id }) => id === productId)
      return productRefusal({ product, enabled, exports: [] }) === 'noExports'
    })
    return none ? done(m.exports.notNeeded) : open(m.exports.open)
  },
  signIn: ({ ways }, m) => {
    if (!ways) return ways
    const on = ways.filter(({ isEnabled }) => isEnabled)
    if (on.length === 0) return open(m.signIn.open)
    return done(m.signIn.done(on.map(({ displayName }) => displayName).join(', ')), firstOf(on))
  },
}

function judgeConnection(
  { config, system }: NonNullable<SetupFacts['connection']>,
  timeZone: string | undefined,
  m: SetupStepsMessages,
): Judged {
  if (!config || !system) return open(m.connection.open)
  const name = system.provider.name
  if (config.missingFields.length > 0) return open(m.connection.incomplete(name))
  if (!system.supportsApi) return done(m.connection.files(name), config.updatedAt)
  if (config.lastVerifiedStatus === 'failed') return attention(m.connection.failed(name))
  if (config.lastVerifiedStatus === null) return open(m.connection.untested(name))
  // The day alone: the year is that of the setup.
  const tested = config.lastVerifiedAt && formatDateTime(config.lastVerifiedAt, timeZone).slice(0, 5)
  return done(m.connection.done(name, config.schoolsFound, tested || null), config.updatedAt)
}

function firstOf(records: readonly { createdAt: string | null }[]): string | undefined {
  return records.flatMap(({ createdAt }) => createdAt ?? []).sort()[0]
}
