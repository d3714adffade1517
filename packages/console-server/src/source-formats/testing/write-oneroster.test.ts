import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { checkOneRosterSet } from '../../standards/one-roster/check-one-roster-set.ts'
import { createDistrictModel } from './create-district-model.ts'
import { oneRoster11Writer, oneRoster12Writer } from './write-oneroster.ts'

it.each([oneRoster11Writer, oneRoster12Writer])(
  '[R46] the files of $title that imports are tried with keep to the standard',
  async ({ title, files }) => {
    const check = await checkOneRosterSet(
      Object.entries(files(createDistrictModel())).map(([name, text]) => ({
        name,
        open: async () => Readable.from([Buffer.from(text)]),
      })),
    )
    expect(check).toMatchObject({ version: title.slice(-3), findings: [] })
  },
)
