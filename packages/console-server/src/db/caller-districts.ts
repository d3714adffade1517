import type { Caller } from '../session/caller.ts'
import type { Db } from './schema.ts'

/** The districts of a person: all of them for provider staff, else the active ones that are given to them. */
export const callerDistricts = (db: Db, caller: Caller) =>
  db
    .selectFrom('districts')
    .$if(!caller.isEmployee, (query) =>
      query
        .where('districts.isActive', '=', true)
        .where('districts.id', 'in', (eb) =>
          eb.selectFrom('userDistricts').select('districtId').where('userId', '=', caller.userId),
        ),
    )
