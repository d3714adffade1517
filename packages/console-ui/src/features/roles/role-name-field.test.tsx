import { expect, it } from 'vitest'
import { nameOf } from './role-name-field.tsx'

it.each([
  ['sis coordinator', 'SIS_COORDINATOR'],
  ['ROLE_SIS_COORDINATOR', 'SIS_COORDINATOR'],
  ['sis-coordinator!', 'SIS_COORDINATOR'],
  [' é2', '2'],
  ['ROLE_', 'ROLE_'],
  ['x'.repeat(90), 'X'.repeat(75)],
])('[domain 3.35] “%s” becomes %s behind the prefix', (typed, name) => {
  expect(nameOf(typed)).toBe(name)
})
