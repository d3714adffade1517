import type { Export } from '@edconsole/console-core'
import type { TestServer } from '@edconsole/console-server/testing'

/** Exports of one district, made by calls of provider staff. */
export type ExportsOfDistrict = {
  /** Switches products on for the year of the district's data, or for another one. */
  enable(productIds: readonly number[], schoolYear?: number): Promise<void>
  disable(productId: number): Promise<void>
  /** Adds an enabled one that is kept here for download. */
  add(fields?: object): Promise<Export>
  read(id: number): Promise<Export | undefined>
}

/** @example const exports = await exportsOfDistrict(server, district.lea) */
export async function exportsOfDistrict(server: TestServer, lea: string): Promise<ExportsOfDistrict> {
  const employee = await server.browser('employee@example.org')
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await employee(`/api${path}${path.includes('?') ? '&' : '?'}lea=${lea}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { data, error } = await answer.json()
    if (error) throw new Error(`${method} ${path}: ${error.message}`)
    return data
  }
  return {
    async enable(productIds, schoolYear) {
      for (const id of productIds)
        await ask('PATCH', `/products-enabled/${id}`, { enabled: true, ...(schoolYear && { schoolYear }) })
    },
    async disable(productId) {
      await ask('PATCH', `/products-enabled/${productId}`, { enabled: false })
    },
    add: (fields = {}) =>
      ask('POST', '/export', {
        name: 'Roster to Screening',
        productId: 2,
        components: ['sites', 'students'],
        deliveryMethod: 'download',
        isEnabled: true,
        ...fields,
      }),
    read: async (id) => (await ask('GET', `/export?filter[id]=${id}`))[0],
  }
}
