import { type APIRequestContext, expect } from '@playwright/test'
import { LARKSPUR } from './people.ts'

type Row = Record<string, unknown>

const rowsOf = async (request: APIRequestContext, path: string): Promise<Row[]> => {
  const answer = await request.get(`/api${path}`)
  expect(answer.ok(), await answer.text()).toBe(true)
  const { data }: { data: Row[] } = await answer.json()
  return data
}

export const lea = async (request: APIRequestContext): Promise<string> => {
  const [district] = await rowsOf(request, `/district?filter[id]=${LARKSPUR.id}`)
  return String(district?.lea)
}

/** Addresses of the four levels of Larkspur's newest batch that rejected student rows. */
export const importLogAddresses = async (request: APIRequestContext) => {
  const code = await lea(request)
  const results = await rowsOf(
    request,
    `/district/import-log-results?lea=${code}&filter[componentName]=students&filter[recordsRejected][gte]=1&sort[recordsRejected]=desc&limit=1`,
  )
  const batchId = String(results[0]?.batchId)
  const etlStatusId = String(results[0]?.etlStatusId)
  const base = `/${LARKSPUR.id}/import-logs`
  return {
    batchId,
    etlStatusId,
    list: base,
    results: `${base}/results/${batchId}`,
    details: `${base}/details/${batchId}/${etlStatusId}`,
    errors: `${base}/error-logs/${batchId}/${etlStatusId}`,
  }
}
