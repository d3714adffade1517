import { expect, it } from 'vitest'
import { initialsOf } from './initials-of.ts'

it.each([
  ['Sample', 'Employee', 'SE'],
  ['  élodie ', 'Ångström', 'ÉÅ'],
  ['Cher', '', 'C'],
  ['', '', 'O'],
])('[S2.1] the initials of "%s" "%s" are %s', (firstName, lastName, expected) => {
  expect(initialsOf({ emailAddress: 'office@district.example', ssoUser: { firstName, lastName } })).toBe(
    expected,
  )
})
