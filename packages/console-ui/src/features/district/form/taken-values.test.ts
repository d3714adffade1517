import { expect, it } from 'vitest'
import { districtFormMessages as messages } from './messages.ts'
import { type OtherDistrict, takenValues } from './taken-values.ts'

const copperleaf: OtherDistrict = {
  id: 415,
  lea: '4103915',
  districtName: 'Copperleaf Unified',
  state: 'OR',
  ncesLeaId: '4103915',
  stateLeaId: '2141',
}
const withoutCodes: OtherDistrict = { id: 1, lea: '', districtName: '', state: 'OR' }

it.each([
  ['the same code', { lea: '4103915' }, ['lea: Copperleaf Unified already uses 4103915']],
  ['a code with zeros in front', { lea: '04103915' }, []],
  ['spaces around it', { lea: ' 4103915 ' }, ['lea: Copperleaf Unified already uses 4103915']],
  [
    'the same name in the same state',
    { districtName: 'copperleaf unified', state: 'OR' },
    ['districtName: Copperleaf Unified already exists in Oregon'],
  ],
  ['the same name in another state', { districtName: 'Copperleaf Unified', state: 'CA' }, []],
  ['the national code', { ncesLeaId: '4103915' }, ['ncesLeaId: Copperleaf Unified already uses 4103915']],
  ["another state's code", { stateLeaId: '2141', state: 'CA' }, []],
  [
    "the same state's code",
    { stateLeaId: '2141', state: 'OR' },
    ['stateLeaId: Copperleaf Unified already uses 2141'],
  ],
  ['nothing entered', { lea: '', ncesLeaId: null }, []],
])('[ux 9.2] %s', (_, entered, found) => {
  const others = [withoutCodes, copperleaf]
  expect(takenValues(entered, others, messages).map(({ field, text }) => `${field}: ${text}`)).toEqual(found)
})
