import { type ConnectionStepId, plural, type SisConnection } from '@edconsole/console-core/contract'
import { endsSoon } from '../../network/certificate-end.ts'
import type { SisAdapter, SisGreeting } from '../../sis/sis-adapter.ts'
import { isWithheld, SisError } from '../../sis/sis-error.ts'
import type { TestedKind } from './connection-test.ts'
import { STEP_IDS, type StepCheck, type StepChecks, type StepResult } from './connection-test.ts'
import { stepFault } from './step-faults.ts'

export type NetworkSubject = {
  readonly kind: TestedKind
  readonly sis: SisAdapter
  /** False for http, which only addresses on this machine may have. */
  readonly isEncrypted: boolean
  readonly now: Date
  /** START year of the district's data. */
  readonly sisYear: number
  /** Codes of Site Management. */
  readonly knownSites: () => Promise<ReadonlySet<string>>
}

type Found<T> = { value: T } | { error: SisError }

const PASSED = { status: 'passed' } as const
const UNPROVEN = {
  status: 'note',
  message: "The keys work. Reading data wasn't tested.",
} as const
const PLAIN = {
  status: 'note',
  message:
    "Not encrypted: the address starts with http://. That's allowed only for addresses on this machine.",
} as const
const NAMED_MAX = 5

/** What has to be asked of the SIS. Steps share their questions: one greeting, one list of schools, one year. */
export const networkChecks = ({ kind, sis, isEncrypted, now, sisYear, knownSites }: NetworkSubject) => {
  const greeting = once(() => sis.greet())
  const schools = once(() => sis.schools())

  // The access of Qmlativ may be for another of its APIs: the keys are then right, and nothing is known of the data.
  const isUnproven = (error: SisError): boolean => kind === 'qmlativ' && error.fault === 'unknownPath'

  /** A fault belongs to its step, or to the first later one that meets it. */
  const faultAt = (step: ConnectionStepId, { fault: error }: { fault: SisError }): StepResult | null => {
    const { step: own, ...fault } = stepFault(kind, error)
    return own === null || STEP_IDS.indexOf(own) <= STEP_IDS.indexOf(step) ? { fault } : null
  }
  const ask = async (step: ConnectionStepId): Promise<StepResult | SisGreeting> => {
    const found = await greeting()
    return 'error' in found ? (faultAt(step, { fault: found.error }) ?? PASSED) : found.value
  }
  const reached =
    (step: ConnectionStepId): StepCheck =>
    async () => {
      const found = await ask(step)
      return 'certificateEnds' in found ? PASSED : found
    }

  return {
    nameResolves: reached('nameResolves'),
    reachable: reached('reachable'),
    tlsValid: async () => {
      const found = await ask('tlsValid')
      if (!('certificateEnds' in found)) return found
      return isEncrypted ? certificate(found.certificateEnds, now) : PLAIN
    },
    rightProduct: reached('rightProduct'),
    credentials: async () => {
      const greeted = await ask('credentials')
      if ('fault' in greeted) return greeted
      const found = await schools()
      if (!('error' in found) || isUnproven(found.error)) return PASSED
      return faultAt('credentials', { fault: found.error }) ?? PASSED
    },
    data: async () => {
      const found = await schools()
      if ('error' in found)
        return isUnproven(found.error) ? UNPROVEN : { fault: withoutStep(stepFault(kind, found.error)) }
      if (found.value.length > 0)
        return { ...PASSED, schools: found.value.map((school) => ({ ...school, isKnown: false })) }
      const keys = kind === 'aeries' ? 'this certificate' : 'this key'
      return { fault: { code: 'C040', message: `Connected, but ${keys} can't see any schools.` } }
    },
    year: async () => {
      const found = await once(() => sis.schoolYear(sisYear))()
      // A key that may read schools need not be allowed to read years.
      if ('error' in found && !isWithheld(found.error))
        return { fault: withoutStep(stepFault(kind, found.error)) }
      if ('error' in found || found.value === null)
        return { status: 'note', message: "The SIS doesn't report its school year." }
      if (found.value === sisYear) return PASSED
      return {
        status: 'warning',
        message: `The SIS is in ${pair(found.value)}, but the console is in ${pair(sisYear)}.`,
      }
    },
    schoolsKnown: async (found) => compare(found, await knownSites()),
  } satisfies Partial<StepChecks>
}

const withoutStep = ({ code, message }: ReturnType<typeof stepFault>) => ({ code, message })

const once = <T>(ask: () => Promise<T>): (() => Promise<Found<T>>) => {
  let asked: Promise<Found<T>> | undefined
  return () => {
    asked ??= ask().then(
      (value) => ({ value }),
      (error: unknown) => {
        if (error instanceof SisError) return { error }
        throw error
      },
    )
    return asked
  }
}

/** C013 as a warning. */
const certificate = (ends: Date | null, now: Date): StepResult => {
  const message = endsSoon(ends, now)
  return message === null ? PASSED : { status: 'warning', message }
}

/** C042. */
const compare = (schools: SisConnection['schools'], known: ReadonlySet<string>): StepResult => {
  if (schools.length === 0) return { status: 'note', message: 'There are no schools to compare.' }
  const count = `${schools.length} ${plural(schools.length, 'school', 'schools')} found`
  const missing = schools.filter(({ code }) => !known.has(code)).map(({ code }) => code)
  const compared = schools.map((school) => ({ ...school, isKnown: known.has(school.code) }))
  if (missing.length === 0) return { ...PASSED, message: `${count}.`, schools: compared }
  const more = missing.length > NAMED_MAX ? ', …' : ''
  const named = `${missing.slice(0, NAMED_MAX).join(', ')}${more}`
  const verb = plural(missing.length, 'is', 'are')
  return {
    status: 'note',
    message: `${count}; ${missing.length} ${verb} not in Site Management (${named}).`,
    schools: compared,
  }
}

const pair = (year: number): string => `${year}-${year + 1}`
