import { expect, it } from 'vitest'
import { pickRoutes } from './pick-routes.ts'
import { routeTable } from './route-table.ts'

const bound = [
  { ...routeTable['import-logs'], Screen: 'logs' },
  { ...routeTable['sis-import-templates'], Screen: 'templates' },
]

it('[R2] picks routes in the order of the host, with the levels around them as facts', () => {
  const [templates, logs] = pickRoutes(bound, ['sis-import-templates', 'import-logs'])
  expect(templates).toMatchObject({ Screen: 'templates', path: routeTable['sis-import-templates'].path })
  expect(templates?.levels.map(({ id }) => id)).toEqual(['district', 'sis-imports', 'sis-import-templates'])
  expect(logs?.levels.map(({ id }) => id)).toEqual(['import-logs'])
})

it('refuses a route that it was not given', () => {
  const [first] = bound
  expect(() => pickRoutes(first ? [first] : [], ['sis-import-templates'])).toThrow(
    'There is no route "sis-import-templates" to pick.',
  )
})
