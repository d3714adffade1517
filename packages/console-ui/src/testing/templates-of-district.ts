import type { NewSisImportTemplate, SisImportTemplateDetailed, SisSystem } from '@edconsole/console-core'
import { isImported, standardTemplate } from '@edconsole/console-core/import-rules'
import type { TestServer } from '@edconsole/console-server/testing'

/** Import templates of one district, made by calls of provider staff. */
export type TemplatesOfDistrict = {
  /** The standard template of a component with Aeries, or what is given in place of it. */
  add(
    componentName: NewSisImportTemplate['componentName'],
    fields?: object,
  ): Promise<SisImportTemplateDetailed>
  update(template: SisImportTemplateDetailed, fields: object): Promise<SisImportTemplateDetailed>
  read(): Promise<SisImportTemplateDetailed[]>
}

const AERIES: Pick<SisSystem, 'id' | 'kind'> = { id: 1, kind: 'aeries' }

/** @example const templates = await templatesOfDistrict(server, district.lea) */
export async function templatesOfDistrict(server: TestServer, lea: string): Promise<TemplatesOfDistrict> {
  const employee = await server.browser('employee@example.org')
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await employee(
      `/api/district/sis-imports${path}${path.includes('?') ? '&' : '?'}lea=${lea}`,
      {
        method,
        ...(body && { body: JSON.stringify(body) }),
      },
    )
    const { data, error } = await answer.json()
    if (error) throw new Error(`${method} ${path}: ${error.message}`)
    return data
  }
  return {
    add: (componentName, fields = {}) =>
      ask('POST', '', {
        ...(isImported(componentName) && standardTemplate(AERIES, componentName)),
        ...fields,
      }),
    update: ({ id, version }, fields) => ask('PATCH', `/${id}`, { ...fields, version }),
    read: () => ask('GET', '-detailed?limit=100'),
  }
}
