import { expect, it } from 'vitest'
import { createDistrictModel } from '../../source-formats/testing/create-district-model.ts'
import { FORMAT_WRITERS } from '../../source-formats/testing/writers.ts'
import { formatsOf } from './file-formats.ts'

/** Most files of the two versions of OneRoster are alike; a manifest says which one it is. */
const familyOf = (id: string | undefined): string | undefined =>
  id?.startsWith('oneRoster') ? 'oneRoster' : id

it.each(Object.entries(FORMAT_WRITERS))(
  'every file of %s is known by its header, whatever it is called',
  (id, { files }) => {
    const found = Object.entries(files(createDistrictModel()))
      .filter(([name]) => name !== 'manifest.csv')
      .map(([name, text]) => {
        const matches = formatsOf(text.slice(0, text.indexOf('\r\n')).split(','))
        const [best] = matches
        const words = matches
          .filter(({ format }) => format.id === id)
          .map(({ format, file }) => format.files[file]?.pattern.toLowerCase())
        return [name, familyOf(best?.format.id), words.includes(name.toLowerCase())]
      })
    expect(found).toEqual(found.map(([name]) => [name, familyOf(id), true]))
  },
)
