import { describe, expect, it } from 'vitest'
import { CONTRACT_HEADER, CONTRACT_VERSION } from '../contract-version.ts'
import { get, resource } from '../resources/operation.ts'
import { createApi } from './create-api.ts'
import { fakeHttp, ORIGIN } from './testing/fake-http.ts'

const samples = resource(
  'samples',
  { records: 'samples' },
  { few: get<object[]>('/samples/few', { answers: 'rows' }) },
)

describe('[S7] the version of the contract', () => {
  const versionsSaid = async (...versions: (string | null)[]): Promise<string[]> => {
    const said: string[] = []
    const answers = [...versions]
    const api = createApi({
      baseUrl: ORIGIN,
      http: fakeHttp(() => {
        const version = answers.shift()
        return new Response('{"data":[]}', { headers: version ? { [CONTRACT_HEADER]: version } : {} })
      }),
      onOtherContract: (version) => said.push(version),
    })
    for (const _ of versions) await api.call(samples.few)
    return said
  }

  it('is told once where a backend has another first number', async () => {
    expect(await versionsSaid(CONTRACT_VERSION, '2.4', '2.4', '3')).toEqual(['2.4'])
  })

  it('is nothing to tell where a backend has more calls, names none or something else', async () => {
    expect(await versionsSaid('1.99', null, 'unknown')).toEqual([])
  })
})
