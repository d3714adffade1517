import { canOpen, type PlaceId, ROLES, type RouteId } from '@edconsole/console-core'
import { describe, expect, it } from 'vitest'
import { visibleNavigation } from './visible-navigation.ts'

const show = (roles: readonly string[], here: PlaceId | undefined, hasDistrict = true) =>
  visibleNavigation({
    isEmployee: roles.includes('ROLE_ILLUMINATE_EMPLOYEE'),
    hasDistrict,
    canOpen: (id: RouteId) => canOpen(id, { reachableRoles: roles }),
    here,
  })
const labels = (roles: readonly string[], hasDistrict = true) =>
  show(roles, undefined, hasDistrict).map((group) => group.label)
const currentIn = (here: PlaceId) =>
  show(ROLES, here).flatMap((g) => [
    ...(g.current ? [g.label] : []),
    ...g.items.filter((i) => i.current).map((i) => `${g.label} / ${i.label}`),
  ])

describe('[S2.1] side navigation', () => {
  it('shows provider employees all six groups', () => {
    expect(labels(ROLES)).toEqual([
      'Dashboard',
      'District Management',
      'Site Management',
      'User Management',
      'Instance Management',
      'Data Explorer',
    ])
  })

  it('[R41] shows only the dashboard without a district', () => {
    expect(labels(ROLES, false)).toEqual(['Dashboard'])
  })

  it("[R40] shows everybody else only 'Api Setup', and only if they may open it", () => {
    const client = ['ROLE_SETUP_SIS_IMPORTS_API_EDIT', 'ROLE_SETUP_DISTRICT_VIEW', 'ROLE_IMPORT_LOG_VIEW']
    expect(labels(client)).toEqual(['Api Setup'])
    expect(labels(client, false)).toEqual([])
    expect(labels(['ROLE_SETUP_DISTRICT_VIEW'])).toEqual([])
  })

  it('[R38] leaves out what a bare employee may not open, and leads a group to its first open screen', () => {
    const groups = show(['ROLE_ILLUMINATE_EMPLOYEE'], undefined)
    const explorer = groups.find((g) => g.label === 'Data Explorer')
    expect(explorer?.items.map((i) => i.label)).toEqual(['Overview'])
    expect(explorer?.home).toBe('data-explorer')
    const district = groups.find((g) => g.label === 'District Management')
    expect(district?.items.map((i) => i.label)).toEqual(['District Overview', 'Setup'])
  })

  it.each<[PlaceId, string[]]>([
    ['dashboard', ['Dashboard']],
    ['import-logs', ['Data Explorer / Import Logs']],
    ['import-log-errors', ['Data Explorer / Import Logs']],
    ['district-profile', ['District Management / District Profile']],
    ['sis-import-templates', ['District Management / SIS Imports']],
    ['site-overview', ['Site Management']],
    ['user-create', ['User Management']],
    ['users', []],
  ])('marks where the reader is: %s', (here, expected) => {
    expect(currentIn(here)).toEqual(expected)
  })
})
