import { memoryStorage, type Place } from '@edconsole/console-core'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, beforeAll } from 'vitest'
import { type ShownScreen, type ShowScreenOptions, showScreen } from './show-screen.tsx'

export const number = (name: RegExp) => screen.findByRole<HTMLInputElement>('spinbutton', { name })
export const type = async ({ user }: ShownScreen, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}
export const save = ({ user }: ShownScreen) =>
  user.click(screen.getByRole('button', { name: 'Save changes' }))

/**
 * A screen of a Local policy over a server of the file.
 * @param key of the policy among the settings of Local
 */
export const policyOfTest = <Key extends string>(
  Screen: ComponentType<{ districtId: string }>,
  placeIn: (districtId: string) => Place,
  key: Key,
) => {
  let server: TestServer
  let untouched: TestDistrict
  beforeAll(async () => {
    server = await createTestServer()
    untouched = await server.newDistrict()
  }, 240_000)
  afterAll(() => server.close())
  return {
    get server() {
      return server
    },
    /** Nothing of it is ever saved. */
    get untouched() {
      return untouched
    },
    show: (district: TestDistrict, options: Partial<ShowScreenOptions> = {}): Promise<ShownScreen> => {
      const districtId = String(district.id)
      return showScreen(<Screen districtId={districtId} />, {
        server,
        as: 'employee@example.org',
        place: placeIn(districtId),
        draftStorage: memoryStorage(),
        ...options,
      })
    },
    stored: async ({ clientId }: TestDistrict): Promise<unknown> => {
      const { settings } = await server.db
        .selectFrom('authentications')
        .select('settings')
        .where('clientId', '=', clientId)
        .where('provider', '=', 'illuminate')
        .executeTakeFirstOrThrow()
      return settings[key]
    },
  }
}
