import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeHttp, ORIGIN } from '../api/testing/fake-http.ts'
import { sampleUser } from '../api/testing/sample-user.ts'
import type { ConsoleOptions } from '../runtime/console-options.ts'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { ConsoleProvider } from './console-provider.tsx'
import { RequireRoles, type RequireRolesProps } from './require-roles.tsx'

const show = (props: RequireRolesProps, roles: readonly string[] | null, options: ConsoleOptions = {}) => {
  const runtime = createConsoleRuntime({
    baseUrl: ORIGIN,
    storage: memoryStorage(),
    http: fakeHttp(() => new Promise(() => {})),
    ...(roles && { session: sampleUser(roles) }),
    ...options,
  })
  const { container } = render(
    <ConsoleProvider runtime={runtime}>
      <RequireRoles {...props}>shown</RequireRoles>
    </ConsoleProvider>,
  )
  return container.textContent
}
const names = (missing: readonly string[]) => `missing ${missing.join(', ')}`
const rule = { all: ['ROLE_IMPORT_LOG_VIEW', 'ROLE_TABLE_VIEWER_VIEW'], fallback: names } as const

it.each<[string, RequireRolesProps, readonly string[] | null, string]>([
  ['who holds all roles', rule, [...rule.all], 'shown'],
  ['who holds one of two', rule, ['ROLE_IMPORT_LOG_VIEW'], 'missing ROLE_TABLE_VIEWER_VIEW'],
  ['nobody, without a fallback', { all: rule.all }, [], ''],
  ['nobody, with a fixed one', { all: rule.all, fallback: 'no' }, [], 'no'],
  ['an employee, where that is enough', { ...rule, orEmployee: true }, ['ROLE_ILLUMINATE_EMPLOYEE'], 'shown'],
  ['who may open the route', { route: 'import-logs', fallback: names }, ['ROLE_IMPORT_LOG_VIEW'], 'shown'],
  [
    'who lacks the roles of two levels',
    { route: 'sis-import-templates', fallback: names },
    [],
    'missing ROLE_SETUP_DISTRICT_VIEW, ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW',
  ],
  ['whom it is not known yet to be', { ...rule, fallback: 'no' }, null, ''],
])('[S6] %s', (_, props, roles, expected) => {
  expect(show(props, roles)).toBe(expected)
})

it('R3 an employee needs the role itself where the host reads it so', () => {
  const props = { all: ['ROLE_SETUP_AUTH_VIEW'], orEmployee: true, fallback: names } as const
  expect(show(props, ['ROLE_ILLUMINATE_EMPLOYEE'], { employeeAccess: 'strict' })).toBe(
    'missing ROLE_SETUP_AUTH_VIEW',
  )
})
