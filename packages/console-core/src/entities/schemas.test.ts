import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import type { SyncRequest } from '../resources/sis-imports.ts'
import { columnStatesSchema, pageSizesSchema, signInSchema, syncRequestSchema } from '../schemas.ts'
import type { ColumnState } from './user-preferences.ts'

const signIn = { provider: 'illuminate', username: 'a@example.org', password: 'secret' }

describe('bodies', () => {
  it.each([
    ['sign-in of provider staff', signInSchema, signIn, true],
    ['sign-in at a client', signInSchema, { ...signIn, clientId: 7 }, true],
    ['sign-in without a password', signInSchema, { ...signIn, password: '' }, false],
    ['sign-in through a federated provider (R12)', signInSchema, { ...signIn, provider: 'google' }, false],
    ['sync of everything', syncRequestSchema, {}, true],
    ['sync of two components', syncRequestSchema, { components: ['sites', 'students'], mode: 'full' }, true],
    ['sync of nothing', syncRequestSchema, { components: [] }, false],
    ['sync of an inherited name', syncRequestSchema, { components: ['constructor'] }, false],
    ['sync with an unknown key', syncRequestSchema, { force: true }, false],
    ['column states', columnStatesSchema, { 'import-logs': [{ field: 'status', hidden: true }] }, true],
    ['a negative width', columnStatesSchema, { a: [{ field: 'status', width: -1 }] }, false],
    ['page sizes', pageSizesSchema, { 'import-logs': 100 }, true],
    ['a page size above the limit (R16)', pageSizesSchema, { 'import-logs': 1001 }, false],
  ])('%s', (_, schema, body, accepted) => {
    expect(schema.safeParse(body).success).toBe(accepted)
  })

  it('give the types of the contract', () => {
    expectTypeOf<z.infer<typeof syncRequestSchema>>().toExtend<
      SyncRequest | { components?: string[] | undefined }
    >()
    expectTypeOf<z.infer<typeof columnStatesSchema>[string][number]['field']>().toEqualTypeOf<
      ColumnState['field']
    >()
  })
})
