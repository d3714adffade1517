import { z } from 'zod'
import { cleanSisUrl } from '../validation/clean-sis-url.ts'
import { optionalText, readConfig, recordId, secret, webAddress } from '../validation/fields.schema.ts'
import type { UpdateSisApiConfig } from './sis-api-config.ts'
import { sisAddress } from './sis-connection.schema.ts'

const NO_ADDRESS = 'it must be an address that starts with https://'

const usableAddress = sisAddress.refine(
  (pasted) => webAddress.safeParse(cleanSisUrl(pasted).url).success,
  NO_ADDRESS,
)

/** Unlike other addresses it may have a query, which names the application at some systems. */
const tokenAddress = sisAddress.refine(
  (pasted) => webAddress.safeParse(pasted.split('?')[0]).success,
  NO_ADDRESS,
)

/** Body of `PATCH /district/{id}/api-provider`. */
export const updateSisApiConfigSchema = z
  .strictObject({
    sisSystemId: recordId,
    sisApiUrl: usableAddress.nullable(),
    sisApiKey: secret,
    sisApiSecret: secret,
    tokenUrl: tokenAddress.nullable(),
    qFilename: optionalText(120),
    entityId: recordId.nullable(),
    apiSchoolYearId: recordId.nullable(),
    ...readConfig,
    sent: z.literal(true),
  })
  .partial() satisfies z.ZodType<UpdateSisApiConfig>
