import { expect, it } from 'vitest'
import { createApi } from '../api/create-api.ts'
import { decode } from '../api/decode.ts'
import { OPERATION_IDS, OPERATIONS } from '../resources/operation-id.ts'
import { defaultAnswer } from './default-answer.ts'
import { SAMPLES } from './samples.ts'
import { createTestBackend } from './test-backend.ts'

it.each(OPERATION_IDS)('[S7] %s has a sample that the client reads as it is', (id) => {
  const answer = defaultAnswer(id, { params: {}, query: {}, body: undefined })
  expect(decode(OPERATIONS[id], answer)).toMatchObject({ output: SAMPLES[id], dropped: 0 })
})

const reads = OPERATION_IDS.filter((id) => OPERATIONS[id].method === 'GET')

it('[S7] every read reaches its sample over the client, lists with their number of rows', async () => {
  const api = createApi({ http: createTestBackend().http })
  expect(reads.length).toBeGreaterThan(60)
  for (const id of reads) {
    const { path, list } = OPERATIONS[id]
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1])
    const { data, totalCount } = await api.call(OPERATIONS[id], { params: Object.fromEntries(names) })
    const sample: unknown = SAMPLES[id]
    if (!Array.isArray(sample)) expect({ data }, id).toMatchObject({ data: sample })
    else
      expect([id, [...[data]].flat().length, totalCount]).toEqual([id, sample.length, list && sample.length])
  }
})
