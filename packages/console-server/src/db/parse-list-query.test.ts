import { resources } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { parseListQuery } from './parse-list-query.ts'

const { list: spec } = resources.importLogs.headers

it('[R46] a group that is named again and again is asked for once', () => {
  if (!spec) throw new Error('no list')
  const facets = Array.from({ length: 300 }, () => 'status')
  expect(parseListQuery({ spec, fields: {} }, { facets }).facets).toEqual(['status'])
})
