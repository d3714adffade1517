import type {
  AeriesConnection,
  QConnection,
  QmlativConnection,
  SisConnection,
} from '../entities/sis-connection.ts'
import { post, resource } from './operation.ts'

/** Tests of a SIS connection ([S5]): they work when the answer has no errors. A failed one is no message (R34). */
export const validatorsResource = resource(
  'validators',
  { records: 'SIS connections' },
  {
    aeries: post<AeriesConnection, SisConnection>('/aeries/schools', { lea: true, tests: true }),
    q: post<QConnection, SisConnection>('/q/schools', { lea: true, tests: true }),
    qmlativ: post<QmlativConnection, SisConnection>('/qmlativ/oauth', { lea: true, tests: true }),
  },
)
