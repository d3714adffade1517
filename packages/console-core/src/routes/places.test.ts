import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OPERATION_IDS, OPERATIONS } from '../resources/operation-id.ts'
import { breadcrumbsOf, parentsOf, titleOf } from './breadcrumbs-of.ts'
import { isPlaceId } from './is-place-id.ts'
import { pathOf } from './path-of.ts'
import { type Place, placeOf, placeWith } from './place.ts'
import { placeFromHref, placeFromPath } from './place-from-path.ts'
import { ROUTE_IDS, type RouteEntry, routeTable } from './route-table.ts'

const placeIds = ROUTE_IDS.filter(isPlaceId)
const everything = {
  districtId: '42',
  id: '7',
  batchId: '48212',
  etlStatusId: '3',
  productId: '9',
  authXAccountId: '5',
}

describe('[S2.2] every address', () => {
  it.each(placeIds)('%s is read back as itself', (id) => {
    const place = placeWith(id, everything)
    expect(place && placeFromPath(pathOf(place))).toEqual({ place })
  })

  it('R1 every other spelling redirects, with query and hash', () => {
    const routes: RouteEntry[] = placeIds.map((id) => routeTable[id])
    const aliases = routes.flatMap(({ id, aliases = [] }) => aliases.map((path) => ({ id, path })))
    expect(aliases).toHaveLength(8)
    for (const { id, path } of aliases) {
      const spelled = path.replace(/:(\w+)/g, '12')
      expect(placeFromPath(spelled, '?page=2', '#top')?.redirect).toMatchObject({
        id,
        query: { page: '2' },
        hash: 'top',
      })
    }
  })

  it('takes any text for a parameter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        fc.pre(id !== 'create' && id !== '.' && id !== '..' && !/[\uD800-\uDFFF]/.test(id))
        const place = placeOf('role-edit', { id })
        expect(placeFromPath(pathOf(place))).toEqual({ place })
      }),
    )
  })

  it.each([
    ['an unknown one', '/nowhere'],
    ['a district that is no number (R37)', '/abc/import-logs'],
    ['a district alone', '/42'],
    ['a template that is no number ([S5])', '/42/district/sis-imports/abc'],
    ['a broken escape', '/roles/%E0%A4%A'],
    ['one level too many', '/42/import-logs/results/1/2'],
  ])('%s is none of ours', (_, path) => {
    expect(placeFromPath(path)).toBeNull()
  })

  it.each([
    ['/roles/create', 'role-create'],
    ['/roles/12', 'role-edit'],
    ['/users/edit/12', 'console-user-edit'],
    ['/services/account', 'imt-accounts'],
    ['/services/account/12', 'imt-accounts'],
    ['/42/user-management/create', 'user-create'],
    ['/42/user-management/user-roles/5', 'user-roles'],
    ['/42/user-management/5', 'user-edit'],
    ['/42/import-logs/', 'import-logs'],
    ['/district/add', 'district-profile-add'],
  ])('%s is %s', (path, id) => {
    expect(placeFromPath(path)?.place?.id).toBe(id)
  })
})

describe('routes beyond [S2.2]', () => {
  const extensions = ROUTE_IDS.map((id): RouteEntry => routeTable[id]).filter(({ extension }) => extension)

  it('are marked, with the call that they need, which is an extension too', () => {
    expect(extensions.map(({ id }) => id)).toEqual(['own-account', 'alerts', 'user-audit-log', 'audit-log'])
    for (const { extension = '' } of extensions)
      expect(OPERATION_IDS.filter((id) => id === extension && OPERATIONS[id].extension)).toHaveLength(1)
  })
})

describe('[S2] queries', () => {
  it('use nested keys both ways', () => {
    const query = { filter: { status: ['failed', 'held'], startedAt: { gte: '2026-08-15' } }, page: '2' }
    const place = placeOf('import-logs', { districtId: '42' }, { query })
    const href = pathOf(place)
    expect(href).toBe(
      '/42/import-logs?filter[status][0]=failed&filter[status][1]=held&filter[startedAt][gte]=2026-08-15&page=2',
    )
    expect(placeFromHref(href)).toEqual(place)
  })

  it('never fail, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(() => placeFromPath('/42/import-logs', `?${search}`)).not.toThrow()
      }),
    )
  })
})

describe('addresses that came from outside', () => {
  it.each([
    '//other.example/login',
    '/\\other.example',
    'https://other.example/',
    'javascript:alert(1)',
    '',
    '/nowhere',
  ])('%s leads nowhere', (href) => {
    expect(placeFromHref(href)).toBeNull()
  })
})

describe('places', () => {
  it('need every parameter of their route', () => {
    expect(placeWith('import-log-results', { districtId: '42' })).toBeNull()
    expect(placeWith('imt-accounts', {})).toEqual({ id: 'imt-accounts', params: {} })
    expect(placeWith('dashboard', { districtId: '42' })).toEqual({ id: 'dashboard', params: {} })
    // @ts-expect-error a batch is missing
    placeOf('import-log-results', { districtId: '42' })
    // @ts-expect-error a level without an address is no place
    placeOf('provider-employee')
  })

  it('R4 have titles ending in the product', () => {
    expect(titleOf('import-logs', 'Console QA')).toBe('Import Logs - Console QA')
    expect(titleOf('client-communication-redirect', 'Console')).toBe('Console')
  })

  it('R2 know their levels, outermost first', () => {
    expect(parentsOf('sis-import-templates').map(({ id }) => id)).toEqual(['district', 'sis-imports'])
    expect(parentsOf('imt-clients').map(({ id }) => id)).toEqual(['provider-employee', 'services'])
  })

  const trail = (place: Place) => breadcrumbsOf(place).map(({ label, to }) => [label, to && pathOf(to)])
  it('show the way to them', () => {
    const params = { districtId: '42', batchId: '48212' }
    expect(trail(placeOf('import-log-results', params))).toEqual([
      ['Data Explorer', '/42/import-logs'],
      ['Import Logs', '/42/import-logs'],
      ['Import Results', '/42/import-logs/results/48212'],
    ])
    expect(trail(placeOf('dashboard'))).toEqual([['Dashboard', '/']])
    expect(trail(placeOf('site-overview', params))).toEqual([['District Site Management', '/42/site']])
    expect(trail(placeOf('role-create'))).toEqual([['Create Role', '/roles/create']])
  })
})
