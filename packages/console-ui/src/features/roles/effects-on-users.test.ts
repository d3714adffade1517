import { expect, it } from 'vitest'
import { effectsOnUsers } from './effects-on-users.ts'
import { graphOf, withChildren } from './role-graph.ts'

const before = graphOf([{ name: 'ROLE_READER', children: ['ROLE_IMPORT_LOG_VIEW', 'ROLE_SETUP_SITE_VIEW'] }])
const after = withChildren(before, 'ROLE_READER', ['ROLE_IMPORT_LOG_VIEW', 'ROLE_EXPORT_LOG_VIEW'])

it('[ux 9.12] people gain and lose screens, but for those who have them through another role', () => {
  const users = [
    { roles: ['ROLE_READER'] },
    { roles: ['ROLE_READER'] },
    { roles: ['ROLE_READER', 'ROLE_EXPORT_LOG_VIEW'] },
    { roles: ['ROLE_SETUP_SITE_VIEW', 'ROLE_READER'] },
  ]
  expect(effectsOnUsers(users, { before, after, employeeAccess: 'either' })).toEqual([
    { title: 'Export Logs', gained: 3, lost: 0 },
    { title: 'District Site Management', gained: 0, lost: 3 },
  ])
})

it('R3 provider staff lose nothing that their own role opens', () => {
  const users = [{ roles: ['ROLE_READER', 'ROLE_ILLUMINATE_EMPLOYEE'] }]
  const effects = (employeeAccess: 'either' | 'strict') =>
    effectsOnUsers(users, { before, after, employeeAccess }).map(({ title }) => title)
  expect(effects('either')).toEqual(['Export Logs'])
  expect(effects('strict')).toEqual(['Export Logs', 'District Site Management'])
})
