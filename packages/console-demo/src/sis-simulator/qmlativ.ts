import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import type { Hono } from 'hono'
import type { Installation } from './installation.ts'
import { oauth } from './oauth.ts'
import { recordOf, type SimulatedRecord, type Tables } from './tables.ts'

const OBJECTS: { readonly [object: string]: ImportedComponent } = {
  'District/School': 'sites',
  'Student/Student': 'students',
  'Curriculum/Course': 'courses',
  'Scheduling/Section': 'sections',
  'Enrollment/EntryWithdrawal': 'enrollment',
  'Scheduling/StudentSection': 'roster',
}

/** Skyward Qmlativ, as far as the console asks it: `/Generic/{entity}/{module}/{object}/{page}/{size}`. */
export const qmlativApp = (installation: Installation, tables: Tables): Hono => {
  const { schoolYear, failure } = installation
  const { app, onlyWithToken } = oauth(installation)
  const years = [
    {
      SchoolYearID: 21,
      Description: `${schoolYear}-${schoolYear + 1}`,
      NumericYear: schoolYear + 1,
      IsCurrentYearForProvidedEntity: true,
    },
  ]
  app.use('/Generic/*', onlyWithToken)
  app.get('/Generic/:entity/:module/:object/:page/:size', async (c) => {
    const { module, object, page, size } = c.req.param()
    const path = `${module}/${object}`
    const component = OBJECTS[path]
    const isYears = path === 'District/SchoolYear'
    if (!component && !isYears) return c.json({ Message: 'Unknown object' }, 404)
    const isHidden = failure === 'noSchools' && component === 'sites'
    const rows = component && !isHidden ? (await tables(component)).all : []
    const all = isYears ? years : rows.map((row) => nested(recordOf(component ?? 'sites', 'qmlativ', row)))
    const from = (Number(page) - 1) * Number(size)
    const Objects = all.slice(from, from + Number(size))
    const hasNext = from + Objects.length < all.length
    const next = `/Generic/${c.req.param('entity')}/${path}/${Number(page) + 1}/${size}`
    return c.json({ Objects, Paging: { Next: hasNext ? next : '' } })
  })
  return app
}

/** `Name.FirstName` is a field of the object `Name`. */
const nested = (record: SimulatedRecord): SimulatedRecord => {
  const result: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(record)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let inner = result
    for (const name of names) {
      const known = inner[name]
      const next = typeof known === 'object' && known !== null ? { ...known } : {}
      inner[name] = next
      inner = next
    }
    inner[last] = value
  }
  return result
}
