import { checkAccess, ROLES, ROUTE_IDS, type RouteEntry, routeTable } from '@edconsole/console-core'
import { describe, expect, it } from 'vitest'
import { openedScreens, openGroups } from './opened-screens.ts'

const access = (...reachableRoles: string[]) => ({ reachableRoles, employeeAccess: 'either' as const })
const linesOf = (before: string[], after: string[], offered?: (role: string) => boolean) =>
  Object.fromEntries(
    openedScreens({ before: access(...before), after: access(...after) }, offered).sections.flatMap(
      ({ lines }) => lines.map(({ title, effect, missing }) => [title, [effect, ...missing].join(' ')]),
    ),
  )

describe('[S2.2] the screens that roles open', () => {
  it('are those that the guard opens, for any role and for all of them', () => {
    const screens = ROUTE_IDS.filter((id) => {
      const { audience, path, title, redirect }: RouteEntry = routeTable[id]
      return audience === 'signed-in' && path && title && !redirect
    })
    for (const roles of [[], [...ROLES], ...ROLES.map((role) => [role, 'ROLE_ILLUMINATE_EMPLOYEE'])]) {
      const open = screens.filter((id) => checkAccess(id, access(...roles)).allowed)
      expect(openedScreens({ before: access(), after: access(...roles) }).total).toBe(open.length)
    }
  })

  it('that inherit the roles of another stand under it', () => {
    const { sections, total } = openedScreens({
      before: access('ROLE_IMPORT_LOG_VIEW'),
      after: access('ROLE_IMPORT_LOG_VIEW'),
    })
    expect(sections.map(({ id, lines }) => [id, lines.map(({ title, count }) => [title, count])])).toEqual([
      ['explorer', [['Import Logs', 4]]],
      [
        'always',
        [
          ['Dashboard', 1],
          ['Your Account', 1],
          ['Alerts', 1],
        ],
      ],
    ])
    expect(total).toBe(7)
  })

  it('two with one title are told apart', () => {
    const roles = [
      'ROLE_SETUP_DISTRICT_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_API_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_API_EDIT',
    ]
    expect(Object.keys(linesOf([], roles))).toEqual(
      expect.arrayContaining(['API Setup', 'SIS Imports, API Setup']),
    )
  })
})

describe('[ux 9.12] what a change does to them', () => {
  it('opens, closes and leaves open', () => {
    expect(
      linesOf(
        ['ROLE_IMPORT_LOG_VIEW', 'ROLE_SETUP_SITE_VIEW'],
        ['ROLE_IMPORT_LOG_VIEW', 'ROLE_EXPORT_LOG_VIEW'],
      ),
    ).toEqual({
      'District Site Management': 'closes ROLE_SETUP_SITE_VIEW',
      'Import Logs': 'open',
      'Export Logs': 'opens',
      Dashboard: 'open',
      'Your Account': 'open',
      Alerts: 'open',
    })
    const { more, fewer } = openedScreens({
      before: access('ROLE_TABLE_VIEWER_VIEW'),
      after: access('ROLE_EXPORT_LOG_VIEW'),
    })
    expect([more, fewer]).toEqual([3, 16])
  })

  it('names what a screen still needs, unless that is not to be had', () => {
    const after = ['ROLE_ACCOUNT_SYNC_LOGS_VIEW', 'ROLE_USER_ROLE_VIEW']
    expect(linesOf([], after, (role) => role !== 'ROLE_ILLUMINATE_EMPLOYEE')).toEqual({
      'Account Sync Logs': 'needs ROLE_USER_MANAGEMENT_VIEW',
      Dashboard: 'open',
      'Your Account': 'open',
      Alerts: 'open',
    })
    expect(linesOf([], after)).toMatchObject({ Role: 'needs ROLE_ILLUMINATE_EMPLOYEE' })
  })

  it('what everybody has is nothing that a role opens', () => {
    expect(openGroups(access())).toEqual([])
    expect(openGroups(access('ROLE_EXPORT_LOG_VIEW')).map(({ title }) => title)).toEqual(['Export Logs'])
  })
})
