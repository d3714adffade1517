import {
  AUTH_SETTINGS,
  type InstanceStatus,
  nextInstanceStatuses,
  settingsFault,
} from '@edconsole/console-core/contract'
import { newInstanceSchema, settingsChangeSchema } from '@edconsole/console-core/schemas'
import type { Db } from '@edconsole/console-server/internal'
import { openBlankDatabase } from '@edconsole/console-server/internal/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_DISTRICTS } from '../demo-districts.ts'
import { insertDistricts } from '../insert-districts.ts'
import { insertPlatform } from '../insert-platform.ts'
import { buildInstances } from './build-instances.ts'
import { planInstances } from './insert-instances.ts'

const NOW = new Date('2026-09-14T12:14:00Z')

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openBlankDatabase())
  await insertDistricts(db, DEMO_DISTRICTS, NOW)
  await insertPlatform(db, DEMO_DISTRICTS, NOW)
  await buildInstances(db, planInstances(DEMO_DISTRICTS), NOW)
})
afterAll(() => close())

it('R30 instances came to be what they are by moves that are allowed, and every status that lasts is there', async () => {
  const instances = await db.selectFrom('instances').selectAll().execute()
  const changes = await db.selectFrom('instanceStatusChanges').selectAll().orderBy('id').execute()
  for (const { id, status, statusReason, statusChangedAt } of instances) {
    const steps = changes.filter(({ instanceId }) => instanceId === id)
    expect([steps[0]?.status, steps.at(-1)]).toMatchObject([
      'requested',
      { status, reason: statusReason, changedAt: statusChangedAt },
    ])
    steps.reduce((from, to) => {
      expect([id, nextInstanceStatuses(from.status)]).toEqual([id, expect.arrayContaining([to.status])])
      expect(from.changedAt < to.changedAt).toBe(true)
      return to
    })
    expect(statusChangedAt < NOW.toISOString()).toBe(true)
  }
  expect(new Set(instances.map(({ status }) => status))).toEqual(
    new Set<InstanceStatus>(['requested', 'active', 'maintenance', 'suspended', 'failed', 'retired']),
  )
  expect(instances.length).toBeGreaterThanOrEqual(25)
})

it('domain 8.19 what runs has a database and an address, and one sandbox names what it fails on', async () => {
  const instances = await db.selectFrom('instances').selectAll().execute()
  const { rows } = await sql<{ name: string }>`
    select nspname::text as name from pg_namespace where nspname like 'instance\\_%'`.execute(db)
  const built = instances.filter(({ status }) => !['requested', 'retired'].includes(status))
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    built.map(({ databaseName }) => databaseName).toSorted(),
  )
  expect(built.filter(({ name, slug }) => slug !== name)).toEqual([])
  const failed = await db.selectFrom('instanceSteps').selectAll().where('state', '=', 'failed').execute()
  expect(failed).toMatchObject([
    { step: 'products', message: "Windrow Consolidated ISD's subscription to Screening has ended." },
  ])
  expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
})

it('R27 every way to sign in was made by the clock of the demo', async () => {
  const made = await db.selectFrom('authentications').select(['id', 'createdAt', 'createdBy']).execute()
  const late = made.filter(({ createdAt, createdBy }) => createdAt > NOW.toISOString() || !createdBy)
  expect(late).toEqual([])
  expect(made.length).toBeGreaterThan(DEMO_DISTRICTS.length)
})

it('[S3] sandboxes, and they alone, have a production instance of the same client', async () => {
  const instances = await db.selectFrom('instances').selectAll().execute()
  for (const { environment, parentInstanceId, clientId, name, region, url } of instances) {
    const parent = instances.find(({ id }) => id === parentInstanceId)
    expect(parent && [parent.environment, parent.clientId]).toEqual(
      environment === 'sandbox' ? ['production', clientId] : undefined,
    )
    const body = { clientId, name, region, url, environment: 'demo' }
    expect(newInstanceSchema.safeParse(body).success).toBe(true)
  }
})

it('instances have products of their clients only', async () => {
  const foreign = await db
    .selectFrom('instanceProducts')
    .innerJoin('instances', 'instances.id', 'instanceProducts.instanceId')
    .leftJoin('clientProducts', (join) =>
      join
        .onRef('clientProducts.clientId', '=', 'instances.clientId')
        .onRef('clientProducts.productId', '=', 'instanceProducts.productId'),
    )
    .select('instances.name')
    .where('clientProducts.productId', 'is', null)
    .execute()
  expect(foreign).toEqual([])
})

it('nothing is on an instance before the instance', async () => {
  const early = await db
    .selectFrom('instanceProducts')
    .innerJoin('instances', 'instances.id', 'instanceProducts.instanceId')
    .select('name')
    .whereRef('enabledAt', '<', 'createdAt')
    .execute()
  expect(early).toEqual([])
})

it('[S3] a subscription is for an instance of its own client, where it is for one', async () => {
  const bound = await db
    .selectFrom('subscriptions')
    .innerJoin('instances', 'instances.id', 'subscriptions.instanceId')
    .select(['subscriptions.clientId', 'instances.clientId as owner'])
    .execute()
  expect(bound.length).toBeGreaterThan(3)
  for (const { clientId, owner } of bound) expect(clientId).toBe(owner)
})

it('ways to sign in keep the rules of their providers', async () => {
  const rows = await db.selectFrom('authentications').selectAll().where('clientId', 'is not', null).execute()
  for (const { provider, settings } of rows) {
    expect(settingsChangeSchema(provider).safeParse(settings).error).toBe(undefined)
    const secrets = AUTH_SETTINGS[provider].filter(({ secret }) => secret).map(({ name }) => name)
    expect(settingsFault(provider, settings, secrets)).toBe(undefined)
  }
  expect(new Set(rows.map(({ provider }) => provider)).size).toBeGreaterThanOrEqual(7)
})
