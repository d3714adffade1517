import { isInSis, SITE_STANDINGS, type Site, siteStandingOf } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { siteCalls } from '../testing/site-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const { start } = siteCalls(() => server)

describe('[ux 9.8] what a site amounts to', () => {
  const standings = {
    open: {},
    leftOut: { includeInImport: false },
    closed: { schoolType: 'Closed', includeInImport: false },
    off: { schoolType: 'Closed', isActive: false },
  } as const

  /** A district with a site of each standing, the later its code the earlier in the list. */
  const startWithAll = async () => {
    const district = await start()
    const { add, change } = district
    for (const [at, [standing, changes]] of Object.entries(standings).entries()) {
      const { data } = await add({ siteCode: `${9 - at}`, siteName: standing })
      await change(data.id, changes)
    }
    return { ...district, ask: (query: string) => district.list(`&${query}`) }
  }

  it('is filtered by, and told of a row in the same words', async () => {
    const { ask } = await startWithAll()
    for (const standing of SITE_STANDINGS) {
      const found = await ask(`filter[standing]=${standing}`)
      expect(found.map(siteStandingOf)).toEqual(found.map(() => standing))
      expect(found.map(({ siteName }) => siteName)).toContain(standing)
    }
    expect(await ask('filter[standing][0]=open&filter[standing][1]=off')).toHaveLength(4)
  })

  it('closed sites come last, and those that are off after them', async () => {
    const { ask } = await startWithAll()
    const names = (sites: Site[]) => sites.map(({ siteName }) => siteName)
    const expected = ['By Hand', 'Redwood', 'leftOut', 'open', 'closed', 'off']
    expect(names(await ask('sort[standing]=asc'))).toEqual(expected)
    expect(names(await ask('sort[standing]=desc'))).toEqual(expected.toReversed())
    expect(names(await ask('sort[standing]=asc&limit=2&offset=3'))).toEqual(expected.slice(3, 5))
  })

  it('a site that was made by hand, or that an import took away, is not in the SIS', async () => {
    const { ask, change, imported, lea } = await startWithAll()
    const isIn = async () => {
      const found = await ask('filter[inSis]=true')
      expect(found.every(isInSis)).toBe(true)
      expect((await ask('filter[inSis]=false')).some(isInSis)).toBe(false)
      return found.map(({ siteCode }) => siteCode)
    }
    expect(await isIn()).toEqual(['014'])
    await change(imported.id, { isActive: false })
    expect(await isIn()).toEqual(['014'])
    await change(imported.id, { isActive: true, keptFields: [] })
    await server.db
      .updateTable('sisRows')
      .set({ isActive: false, data: json({ siteCode: '014', siteName: 'Redwood' }) })
      .where('lea', '=', lea)
      .where('sourceId', '=', '014')
      .execute()
    expect(await isIn()).toEqual([])
  })
})
