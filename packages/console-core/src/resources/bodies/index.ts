import type { z } from 'zod'
import type { BodyOperationId, InputOf } from '../operation-id.ts'
import { accountBodies } from './accounts.ts'
import { apiProviderBodies } from './api-provider.ts'
import { authenticationBodies } from './authentications.ts'
import { clientBodies } from './clients.ts'
import { districtBodies } from './districts.ts'
import { exportBodies } from './exports.ts'
import { instanceBodies } from './instances.ts'
import { productsEnabledBodies } from './products-enabled.ts'
import { roleBodies } from './roles.ts'
import { sessionBodies } from './session.ts'
import { sisImportBodies } from './sis-imports.ts'
import { siteBodies } from './sites.ts'
import { staffBodies } from './staff.ts'
import { userPreferenceBodies } from './user-preferences.ts'
import { userBodies } from './users.ts'
import { validatorBodies } from './validators.ts'

/**
 * The shape of every body, by call. Unknown keys are refused. Server and forms read the same schemas.
 * @example OPERATION_BODIES['sites.create'].safeParse(draft)
 */
export const OPERATION_BODIES: { readonly [Id in BodyOperationId]: z.ZodType<InputOf<Id>> } = {
  ...sessionBodies,
  ...districtBodies,
  ...apiProviderBodies,
  ...validatorBodies,
  ...siteBodies,
  ...staffBodies,
  ...sisImportBodies,
  ...exportBodies,
  ...authenticationBodies,
  ...clientBodies,
  ...instanceBodies,
  ...productsEnabledBodies,
  ...accountBodies,
  ...roleBodies,
  ...userBodies,
  ...userPreferenceBodies,
}
