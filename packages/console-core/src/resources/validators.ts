import type {
  AeriesConnection,
  OneRosterConnection,
  QConnection,
  QmlativConnection,
  SisConnection,
} from '../entities/sis-connection.ts'
import { post, resource } from './operation.ts'
import { readSisConnection } from './read-sis-connection.ts'

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
