import {
  CONSTANTS,
  type District,
  type NewDistrict,
  STATE_TIME_ZONES,
  schoolYearOf,
} from '@edconsole/console-core/contract'
import { ApiError } from '../../http/api-error.ts'
import { authorOf } from '../../http/author-of.ts'
import type { Call } from '../../http/handler.ts'
import { refuseDuplicates } from '../../http/refuse-duplicates.ts'
import { requireCaller } from '../../http/require-caller.ts'
import { checkSisProvider } from './check-sis-provider.ts'
import { checkSisYear } from './check-sis-year.ts'
import { clientOfNewDistrict } from './client-of-new-district.ts'
import { readDistrict } from './district-rows.ts'

const TAKEN = {
  districts_lea_key: { field: 'lea', message: "'lea' is already the code of another district." },
  clients_name: {
    field: 'districtName',
    message: "'districtName' is already the name of a client in this state: name that client to link it.",
  },
}

/** Makes a district with its client, all or nothing. */
export const createDistrict = async (call: Call<NewDistrict>): Promise<District> => {
  const { db, body, now } = call
  const caller = requireCaller(call)
  const author = await authorOf(call)
  const at = now()
  const { illuminateClientId: _, notes, ...fields } = body
  if (notes !== undefined && !caller.isEmployee)
    throw new ApiError(403, "'notes' is for provider staff to set.", 'notes')
  checkSisYear(fields.sisYear, at)
  const made = { createdAt: at, createdBy: author, updatedAt: at, updatedBy: author }
  const id = await refuseDuplicates(TAKEN, () =>
    db.transaction().execute(async (trx) => {
      await checkSisProvider(trx, fields.sisProviderName)
      // First: a code that is taken is the fault to name, not the client's name that is taken with it.
      const district = await trx
        .insertInto('districts')
        .values({ ...defaultsOf(body, at), ...fields, notes, ...made })
        .returning('id')
        .executeTakeFirstOrThrow()
      const illuminateClientId = await clientOfNewDistrict(trx, body, { caller, author, at })
      await trx.updateTable('districts').set({ illuminateClientId }).where('id', '=', district.id).execute()
      // Everybody but provider staff sees what is theirs, and this is.
      if (!caller.isEmployee)
        await trx
          .insertInto('userDistricts')
          .values({ userId: caller.userId, districtId: district.id })
          .execute()
      return district.id
    }),
  )
  return readDistrict(db, caller, id)
}

/** What follows from when and where a district is made, unless it says otherwise. */
const defaultsOf = ({ state }: NewDistrict, at: Date) => ({
  sisYear: schoolYearOf(at, CONSTANTS.timeZone),
  timeZone: STATE_TIME_ZONES[state],
})
