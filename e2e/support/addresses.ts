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

/** Addresses of the three levels of Larkspur's newest sending that left rows out. */
const exportLogAddresses = async (request: APIRequestContext): Promise<string[]> => {
  const code = await lea(request)
  const [batch] = await rowsOf(
    request,
    `/district/export-log-headers?lea=${code}&filter[recordsSkipped][gte]=1&sort[startedAt]=desc&limit=1`,
  )
  const files = await rowsOf(
    request,
    `/district/export-log-results?lea=${code}&filter[batchId]=${batch?.batchId}`,
  )
  const file = files.find(({ recordsSkipped }) => Number(recordsSkipped) > 0)
  const base = `/${LARKSPUR.id}/export-logs`
  return [base, `${base}/results/${batch?.batchId}`, `${base}/details/${batch?.batchId}/${file?.etlStatusId}`]
}

/** The list of Larkspur's exports, one of them, and a new one for the product that has none. */
export const exportAddresses = async (request: APIRequestContext): Promise<string[]> => {
  const exports = await rowsOf(request, `/export?lea=${await lea(request)}`)
  // The demo's own: another test adds and deletes one meanwhile.
  const [first] = exports.sort((one, other) => Number(one.id) - Number(other.id))
  const base = `/${LARKSPUR.id}/export`
  return [base, `${base}/edit/${first?.id}`, `${base}/add/4`]
}

/** Users and roles: the lists, the editor of a role that people made and of one that is new, and both of a person's roles. */
export const peopleAddresses = async (request: APIRequestContext): Promise<string[]> => {
  const [role] = await rowsOf(request, '/roles?filter[name]=ROLE_SIS_COORDINATOR')
  const [person] = await rowsOf(request, '/users?search=api@example.org')
  return [
    '/users-and-roles/users',
    '/users-and-roles/roles',
    '/roles/create',
    `/roles/${role?.id}`,
    `/users/edit/${person?.id}`,
    `/${LARKSPUR.id}/user-management/user-roles/${person?.authXAccountId}`,
  ]
}

/** The pages of instances. */
export const instanceAddresses = async (request: APIRequestContext): Promise<string[]> => {
  const [instance] = await rowsOf(request, '/ied/instances?filter[name]=larkspur-valley-prod')
  return [
    '/services/instance',
    '/instance/create',
    `/instance/create?clientId=${instance?.clientId}`,
    `/instance/${instance?.id}`,
    `/instance/${instance?.id}/edit`,
    `/${LARKSPUR.id}/district-instances`,
  ]
}

/** The list of clients, one of them, its form and that of a new one, its sign-in providers and its accounts. */
export const clientAddresses = async (request: APIRequestContext): Promise<string[]> => {
  const [client] = await rowsOf(request, '/ied/clients?filter[slug]=larkspur-valley')
  const own = `clientId=${client?.id}`
  return [
    ...['/services/client', '/client/create', `/client/${client?.id}`, `/client/${client?.id}/edit`],
    ...[
      '/services/authentication',
      `/services/authentication?${own}`,
      `/services/authentication?${own}&add=saml`,
    ],
    ...['/services/account', `/services/account?${own}`, `/services/account?${own}&search=a`],
  ]
}

/** The pages of one user of Larkspur from the SIS, and of a new one. */
export const userAddresses = async (request: APIRequestContext): Promise<string[]> => {
  const [person] = await rowsOf(request, `/district/staffs?lea=${await lea(request)}&limit=1`)
  return ['create', person?.id].map((page) => `/${LARKSPUR.id}/user-management/${page}`)
}

/** Every log of a district. */
export const logAddresses = async (request: APIRequestContext): Promise<string[]> => {
  const { list, results, details, errors } = await importLogAddresses(request)
  return [
    ...[list, results, details, errors],
    ...(await exportLogAddresses(request)),
    `/${LARKSPUR.id}/user-management/account-sync-logs`,
  ]
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
