import { expect, it } from 'vitest'
import { roleMessages } from './messages.ts'
import { optionStates } from './option-states.ts'
import { graphOf } from './role-graph.ts'

const VIEW = 'ROLE_SETUP_EXPORT_PRODUCT_VIEW'
const EDIT = 'ROLE_SETUP_EXPORT_PRODUCT_EDIT'
const graph = graphOf([{ name: 'ROLE_READER', children: [VIEW] }])
const options = ['ROLE_READER', VIEW, EDIT].map((name) => ({ name, title: name, description: '' }))
const stateOf = (
  name: string,
  chosen: string[],
  {
    stored = chosen,
    locked,
    readOnly = false,
  }: { stored?: string[]; locked?: string; readOnly?: boolean } = {},
) =>
  optionStates({
    groups: [{ id: 'all', title: 'All', options }],
    chosen,
    stored,
    graph,
    lockOf: (one) => (one === locked ? 'Not yours' : undefined),
    titleOf: (one) => one.replace('ROLE_', ''),
    readOnly,
    employeeAccess: 'either',
    m: roleMessages.checklist,
  }).get(name)

it('[ux 9.12] an option says whether it is chosen, new, or held through another role', () => {
  expect(stateOf(VIEW, ['ROLE_READER'])).toMatchObject({
    chosen: false,
    change: undefined,
    through: ['READER'],
  })
  expect(stateOf(VIEW, [VIEW], { stored: [] })).toMatchObject({ chosen: true, change: 'added', through: [] })
  expect(stateOf(VIEW, [], { stored: [VIEW] })).toMatchObject({ chosen: false, change: 'removed' })
})

it('[domain 3.35] what is missing beside a chosen role can be added, or put back', () => {
  expect(stateOf(EDIT, [EDIT])?.need).toEqual({
    names: [VIEW],
    text: 'SETUP_EXPORT_PRODUCT_EDIT opens no screen without SETUP_EXPORT_PRODUCT_VIEW.',
    action: 'Add SETUP_EXPORT_PRODUCT_VIEW',
    isRemoved: false,
  })
  expect(stateOf(EDIT, [EDIT], { stored: [EDIT, VIEW] })?.need).toMatchObject({
    text: 'SETUP_EXPORT_PRODUCT_EDIT needs SETUP_EXPORT_PRODUCT_VIEW, which you removed.',
    action: 'Put it back',
  })
  expect(stateOf(EDIT, [EDIT, 'ROLE_READER'])?.need).toBeUndefined()
  expect(stateOf(EDIT, [])?.need).toBeUndefined()
})

it('nothing is offered that could not be chosen, nor to whoever only looks', () => {
  expect(stateOf(EDIT, [EDIT], { locked: VIEW })?.need).toBeUndefined()
  expect(stateOf(VIEW, [EDIT], { locked: VIEW })?.lock).toBe('Not yours')
  expect(stateOf(VIEW, [EDIT], { locked: VIEW, readOnly: true })).toMatchObject({ lock: undefined })
  expect(stateOf(EDIT, [EDIT], { readOnly: true })?.need).toBeUndefined()
})
