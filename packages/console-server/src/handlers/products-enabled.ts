import type { ProductEnabled } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { audited } from '../audit/record-changes.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Handlers } from '../http/handler.ts'
import { numberParam, yearParam } from '../http/params.ts'
import { authorOf } from '../http/require-caller.ts'
import { districtOfCall } from './district-of-call.ts'

export const productsEnabledHandlers = {
  'productsEnabled.list': async (call) => {
    const { lea, sisYear } = await districtOfCall(call)
    return enabledProducts(call.db, { lea, schoolYear: yearParam(call) ?? sisYear }).execute()
  },
  'productsEnabled.update': async (call) => {
    const { db, body, now } = call
    const { id, lea, sisYear } = await districtOfCall(call)
    const productId = numberParam(call, 'productId')
    const product = await db
      .selectFrom('products')
      .select(['name', 'isActive'])
      .where('id', '=', productId)
      .executeTakeFirst()
    if (!product) throw new ApiError(404, 'Product not found.')
    if (body.enabled && !product.isActive) throw new ApiError(409, `${product.name} is no longer offered.`)
    const key = { lea, productId, schoolYear: body.schoolYear ?? sisYear }
    // Switching on what is on already leaves the time of the first one.
    const on = body.enabled ? { enabledAt: now(), enabledBy: await authorOf(call) } : {}
    await db.transaction().execute(async (trx) => {
      // Of two calls that say the same, one finds it done and records nothing.
      await trx.selectFrom('districts').select('id').where('id', '=', id).forUpdate().execute()
      await audited(trx, call, { kind: 'district', keys: [id] }, () =>
        trx
          .insertInto('productsEnabled')
          .values({ ...key, ...on, enabled: body.enabled })
          .onConflict((conflict) =>
            conflict
              .columns(['lea', 'schoolYear', 'productId'])
              .doUpdateSet({ ...on, enabled: body.enabled })
              .where('productsEnabled.enabled', '!=', body.enabled),
          )
          .execute(),
      )
    })
    return enabledProducts(db, key).where('products.id', '=', productId).executeTakeFirstOrThrow()
  },
} satisfies Partial<Handlers>

/** Every product, and whether the district uses it in that year. */
const enabledProducts = (db: Db, { lea, schoolYear: year }: { lea: string; schoolYear: number }) =>
  db
    .selectFrom('products')
    .leftJoin('productsEnabled as use', (join) =>
      join.onRef('use.productId', '=', 'products.id').on('use.lea', '=', lea).on('use.schoolYear', '=', year),
    )
    .select(['products.id as productId', 'use.enabledAt', 'use.enabledBy'])
    .select([
      sql<string>`${lea}::text`.as('lea'),
      sql<number>`${year}::integer`.as('schoolYear'),
      sql<boolean>`coalesce(${sql.ref('use.enabled')}, false)`.as('enabled'),
    ])
    .orderBy('products.id')
    .$castTo<ProductEnabled>()
