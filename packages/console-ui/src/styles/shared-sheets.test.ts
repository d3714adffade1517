import { expect, it } from 'vitest'
import { sharedSheets } from '../../shared-sheets.ts'

const ORDER = '@layer edconsole;@layer edconsole.parts;@layer edconsole.screens;'
const button = '@layer edconsole.parts{.button{top:0}}'
const table = '@layer edconsole.parts{.table{top:0}}'
const own = (name: string) => `@layer edconsole.screens{.${name}{top:0}}`

const files = sharedSheets(
  new Map([
    ['users', `${ORDER}${button}${table}${own('users')}`],
    ['roles', `${ORDER}${button}${table}${own('roles')}`],
    ['login', `${ORDER}${button}${own('login')}`],
  ]),
)

it('holds once what several sheets need, the most needed first', () => {
  expect([...files]).toEqual([
    ['shared/0.css', `${ORDER}${button}`],
    ['shared/1.css', `${ORDER}${table}`],
    ['users.css', `${ORDER}@import "./shared/0.css";@import "./shared/1.css";${own('users')}`],
    ['roles.css', `${ORDER}@import "./shared/0.css";@import "./shared/1.css";${own('roles')}`],
    ['login.css', `${ORDER}@import "./shared/0.css";${own('login')}`],
  ])
})

it('counts a sheet in that needs nearly all of what nearly all need', () => {
  const many = Array.from({ length: 10 }, (_, at): [string, string] => [
    `s${at}`,
    at === 0 ? own('s0') : button,
  ])
  const result = sharedSheets(new Map(many))
  expect(result.get('s0.css')).toBe(`@import "./shared/0.css";${own('s0')}`)
})
