import { isRecord } from '../api/is-record.ts'
import type {
  AeriesConnection,
  ConnectionStep,
  OneRosterConnection,
  QConnection,
  QmlativConnection,
  SisConnection,
} from '../entities/sis-connection.ts'
import { CONNECTION_STEPS } from '../lists/connection-steps.ts'
import { post, resource } from './operation.ts'

/**
 * Reads what a passed connection test says: success is an answer without errors, whatever else it holds ([S5], R34). A bare
 * list is taken for the schools; what is not readable is left out.
 */
const readSisConnection = (data: unknown): SisConnection => {
  const connection = isRecord(data) ? data : { schools: data }
  return {
    schools: listOf(connection.schools).flatMap(schoolOf),
    steps: listOf(connection.steps).filter(isStep),
    verifiedAt: typeof connection.verifiedAt === 'string' ? connection.verifiedAt : '',
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const schoolOf = (school: unknown): SisConnection['schools'] => {
  if (!isRecord(school)) return []
  const { code, name, isKnown } = school
  if (typeof code !== 'string' && typeof code !== 'number') return []
  return [{ code: String(code), name: typeof name === 'string' ? name : '', isKnown: isKnown !== false }]
}

const isStep = (step: unknown): step is ConnectionStep =>
  isRecord(step) &&
  typeof step.id === 'string' &&
  Object.hasOwn(CONNECTION_STEPS, step.id) &&
  (step.status === 'passed' || step.status === 'note' || step.status === 'warning') &&
  (step.message === null || typeof step.message === 'string')

const options = { lea: true, tests: true, read: readSisConnection } as const

/** Tests of a SIS connection ([S5]): they work when the answer has no errors. A failed one is no message (R34). */
export const validatorsResource = resource(
  'validators',
  { records: 'SIS connections' },
  {
    aeries: post<AeriesConnection, SisConnection>('/aeries/schools', options),
    q: post<QConnection, SisConnection>('/q/schools', options),
    qmlativ: post<QmlativConnection, SisConnection>('/qmlativ/oauth', options),
    /** Not among the calls of [S7]: a backend may answer 404, and the test is then not offered. */
    oneroster: post<OneRosterConnection, SisConnection>('/oneroster/schools', options),
  },
)
