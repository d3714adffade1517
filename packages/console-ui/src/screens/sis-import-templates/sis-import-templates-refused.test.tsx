import { screen } from '@testing-library/react'
import { beforeEach, describe } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { pick, rowOf, templatesScreen, WAIT } from '../../testing/templates-screen.tsx'

const at = templatesScreen()

const ready = async () => {
  await rowOf('Sites')
}
const stillThere = () => rowOf('Sites')

describe('calls that are refused', () => {
  beforeEach(async () => {
    await at.templates.add('sites')
  })
  testRefusedCalls(
    (faults) => at.show({ faults }),
    [
      {
        call: 'sisImports.detailed',
        says: 'Error fetching SIS Imports',
        records: 'SIS imports',
        inPlace: () => screen.findByRole('button', { name: 'Try again' }, WAIT),
      },
      {
        call: 'reference.sisSystems',
        says: 'Error fetching sis apis',
        records: 'SIS systems',
        inPlace: stillThere,
      },
      {
        call: 'sisImports.update',
        records: 'SIS imports',
        field: 'isEnabled',
        ready,
        make: (shown) => pick(shown, 'Sites', 'Disable'),
        inPlace: stillThere,
      },
      {
        call: 'sisImports.create',
        records: 'SIS imports',
        field: 'name',
        ready,
        make: (shown) => pick(shown, 'Sites', 'Duplicate'),
        inPlace: stillThere,
      },
    ],
  )
})
