import { type Db, json, type Secrets } from '@edconsole/console-server/internal'

/** Two districts that tell a service desk, once somebody turns it on: nothing listens there. */
const LEAS = ['4107320', '0610391']

/** Adds webhooks that are off, each with an invented secret. */
export const addWebhooks = async (
  trx: Db,
  { secrets, savedAt, savedBy }: { secrets: Secrets; savedAt: Date; savedBy: string },
): Promise<void> => {
  const districts = await trx
    .selectFrom('districts')
    .select(['id', 'illuminateClientId'])
    .where('lea', 'in', LEAS)
    .execute()
  const rows = districts.flatMap(({ id, illuminateClientId }) =>
    illuminateClientId === null
      ? []
      : [
          {
            clientId: illuminateClientId,
            districtId: id,
            name: 'Service desk',
            address: 'https://localhost:8443/alerts',
            isEnabled: false,
            events: json(['importFailed', 'importLate', 'exportFailed']),
            rejectedPercent: 5,
            components: json([]),
            sealed: secrets.seal(`whsec_${Buffer.from(`Demo webhook of district ${id}`).toString('base64')}`),
            secretSavedAt: savedAt,
            since: savedAt,
            createdAt: savedAt,
            createdBy: savedBy,
          },
        ],
  )
  if (rows.length > 0) await trx.insertInto('webhooks').values(rows).execute()
}
