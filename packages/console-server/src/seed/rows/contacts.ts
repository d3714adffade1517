import { type RawBuilder, sql } from 'kysely'
import { NAMES } from '../imports/names.ts'
import { oneOf, spread } from './one-of.ts'

const n = sql.ref('student.n')
const isFirst = sql`number = 1`
const firstName = oneOf(NAMES.first, sql`${spread(n, 21, 1000)} + number * 7`)
const RELATIONSHIPS = ['mother', 'father', 'guardian', 'grandparent'] as const

/** Somebody to turn to for every sixth student, and for some of them a second one. */
export const contactRows = (): RawBuilder<unknown> =>
  sql`select student.lea, student.school_year, jsonb_build_object(
      'studentId', student.student_id, 'contactId', number::text, 'firstName', ${firstName}, 'lastName', student.last_name,
      'relationship', ${oneOf(RELATIONSHIPS, sql`${spread(n, 22, 4)} + number`)},
      'isPrimary', ${isFirst}, 'isEmergency', true, 'isLegalGuardian', ${isFirst}, 'livesWith', ${isFirst},
      'receivesMail', ${isFirst}, 'portalAccess', ${spread(n, 23, 3)} > 0, 'priority', number,
      'emailAddress', lower(${firstName} || '.' || student.last_name || right(student.student_id, 5) || '@example.org'),
      'mobilePhone', '55555501' || lpad(${spread(n, 24, 100)}::text, 2, '0'),
      'languageCode', row.data->>'primaryLanguage', 'address1', row.data->>'address1', 'city', row.data->>'city',
      'state', row.data->>'state', 'zip', row.data->>'zip') as data
    from seed_students as student
    join sis_rows as row on row.id = student.id
    cross join generate_series(1, case when student.n % 24 = 0 then 2 else 1 end) as number
    where student.n % 6 = 0`
