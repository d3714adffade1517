import { formatYearPair } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { AuditSubject } from './audit-changes.ts'

/** Settings of a district, and the products whose exports may have its data. */
export const districtSubject: AuditSubject = {
  isPersonal: (field) => ['contactName', 'contactEmailAddress', 'contactPhone'].includes(field),
  read: async (db, keys) => {
    const rows = await db
      .selectFrom('districts')
      .select(['id', 'lea', 'illuminateClientId', 'districtName', 'districtType', 'contactName'])
      .select(['contactEmailAddress', 'contactPhone', 'address1', 'address2', 'city', 'state', 'zip'])
      .select(['county', 'ncesLeaId', 'stateLeaId', 'timeZone', 'website', 'sisYear'])
      // Not the notes, which are for provider staff only. The SIS is the connection's.
      .select(['importsEnabled', 'autoImportTime', 'isActive'])
      .select(
        sql<{ name: string; year: number }[]>`(select coalesce(jsonb_agg(
            jsonb_build_object('name', p.name, 'year', own.school_year) order by own.school_year, p.name), '[]')
          from products_enabled own join products p on p.id = own.product_id
          where own.lea = districts.lea and own.enabled)`.as('products'),
      )
      .where('id', 'in', keys)
      .execute()
    return rows.map(({ id, illuminateClientId, products, ...fields }) => ({
      key: id,
      subjectId: String(id),
      name: fields.districtName,
      clientId: illuminateClientId,
      lea: fields.lea,
      fields: Object.assign({}, fields, {
        products: products.map(({ name, year }) => `${name} (${formatYearPair(year)})`),
      }),
    }))
  },
}

/** Personal data of a district. Nothing of it is ever changed here: what was done with it is recorded. */
export const personalDataSubject: AuditSubject = {
  isPersonal: () => false,
  read: async (db, keys) => {
    const rows = await db
      .selectFrom('districts')
      .select(['id', 'lea', 'illuminateClientId', 'districtName'])
      .where('id', 'in', keys)
      .execute()
    return rows.map(({ id, lea, illuminateClientId, districtName }) => ({
      key: id,
      subjectId: String(id),
      name: districtName,
      clientId: illuminateClientId,
      lea,
      fields: {},
    }))
  },
}
