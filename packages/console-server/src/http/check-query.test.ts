import { OPERATIONS, type OperationId, queryKeysOf } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { checkQuery } from './answer-operation.ts'
import { ApiError } from './api-error.ts'
import { readQuery } from './read-query.ts'

const ask = (id: OperationId, search: string): string => {
  try {
    checkQuery(OPERATIONS[id], readQuery(`http://console.test/?${search}`))
    return 'taken'
  } catch (error) {
    return error instanceof ApiError && error.code === 400 ? error.message : String(error)
  }
}

it.each<[OperationId, string]>([
  ['sites.list', 'lea=1&limit=5&offset=0&sort[siteName]=asc&filter[schoolType][0]=x&search=a&facets[0]=x'],
  ['districts.list', 'lea=4107320'],
  ['reference.possibleValues', 'componentName=sites&lea=1'],
  ['reference.publicClients', 'search=lark&id=1'],
  ['session.userInfo', ''],
])('[R16] %s takes %s', (id, search) => {
  expect(ask(id, search)).toBe('taken')
})

it.each<[OperationId, string, string]>([
  ['sites.list', 'limitt=5', "Unknown parameter 'limitt'."],
  ['sites.list', 'constructor=5', "Unknown parameter 'constructor'."],
  ['districts.all', 'lea=4107320', "Unknown parameter 'lea'."],
  ['session.userInfo', 'limit=25', "Unknown parameter 'limit'."],
  ['reference.publicClients', 'lea=1', "Unknown parameter 'lea'."],
  ['sites.list', 'lea=1&lea=2', "The parameter 'lea' takes one value."],
  ['sites.list', 'lea[a]=1', "The parameter 'lea' takes one value."],
  ['sites.list', 'limit=5&limit=6', "The parameter 'limit' takes one value."],
  ['sites.list', 'search[0]=a', "The parameter 'search' takes one value."],
  ['reference.possibleValues', 'componentName[]=sites', "The parameter 'componentName' takes one value."],
])('[R16] %s refuses %s', (id, search, sentence) => {
  expect(ask(id, search)).toBe(sentence)
})

it('[R18] calls for the provider know no district, calls for a district do', () => {
  expect(queryKeysOf(OPERATIONS['userPreferences.get'])).toEqual([])
  expect(queryKeysOf(OPERATIONS['sisImports.sync'])).toEqual(['lea'])
  expect(queryKeysOf({ lea: 'body' })).toEqual(['lea'])
})
