import { callerDistricts } from '../../db/caller-districts.ts'
import type { Db } from '../../db/schema.ts'
import type { Caller } from '../../session/caller.ts'

/** Users that somebody may know of: all of them for provider staff, else the clients' people of the own districts. */
export const visibleUsers = (db: Db, caller: Caller) =>
  db
    .selectFrom('users')
    .$if(!caller.isEmployee, (query) =>
      query
        .where('users.clientId', 'is not', null)
        .where('users.id', 'in', (eb) =>
          eb
            .selectFrom('userDistricts')
            .select('userDistricts.userId')
            .where('userDistricts.districtId', 'in', callerDistricts(db, caller).select('districts.id')),
        ),
    )
